import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

/** As high as a message of one line, of three on a phone: nothing moves when one comes. */
export const Line = styled.div`
  display: grid;
  align-items: center;
  /* Under the message of a filter. */
  margin-block-start: ${space[8]};
  min-block-size: ${theme.row.message};
  outline: 0;
  & > * { grid-area: 1 / 1; }
  /* The reason stays in sight of a switch far down the list. */
  &:has([role='alert'] > div) { position: sticky; inset-block-start: calc(${theme.frame.bar} + ${space[8]}); z-index: 1; }
  ${media.narrow} { margin: 0; min-block-size: 84px; }
`;

export const Hint = styled.p`
  color: ${color.inkMuted};
  font-size: ${theme.text[13]};
  &[data-shown='false'] { visibility: hidden; }
`;

/** The way out lies on the message's own ground. */
export const Problem = styled.div`
  position: relative;
  &[data-closable] > [role='alert'] > div { padding-inline-end: calc(28px + 2 * ${space[8]}); }
  & > button { position: absolute; inset: 8px 8px auto auto; }
  ${media.narrow} {
    &[data-closable] > [role='alert'] > div { padding-inline-end: calc(${theme.target} + 2 * ${space[4]}); }
    & > button { inset: 0 ${space[4]} auto auto; }
  }
`;
