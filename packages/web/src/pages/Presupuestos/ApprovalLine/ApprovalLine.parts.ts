import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-inline-size: 0;
  margin-inline-start: auto;
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  & > svg { flex: none; color: ${color.success}; }
  & > button {
    min-block-size: 24px;
    padding: 0 ${space[4]};
    border: 0;
    border-radius: ${theme.radius.control};
    background: transparent;
    color: ${color.accent};
    font: inherit;
    text-align: start;
    cursor: pointer;
    &:hover { background: ${color.accentSoft}; text-decoration: underline; }
  }
  /* One text, that goes on in the next line. */
  & i { font-style: normal; }
  ${media.barOnTwoLines} {
    display: block;
    & > svg { margin-inline-end: ${space[4]}; vertical-align: -3px; }
    /* A button is not broken: it may have a line of its own, which nothing leads to. */
    & > :has(+ button) i { visibility: hidden; }
  }
  ${media.narrow} {
    order: 1;
    flex-basis: 100%;
    margin: -${space[8]} 0 -${space[4]};
    & > button { min-block-size: ${theme.target}; }
  }
`;
