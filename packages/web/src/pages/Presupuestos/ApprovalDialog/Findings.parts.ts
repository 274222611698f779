import { styled } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** Lines as high as they stay, so that the figures move nothing when they come. */
export const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-block: ${theme.hairline};
  & + small { display: block; margin-block-start: ${space[8]}; color: ${color.inkMuted}; font-size: ${theme.text[13]}; }

  & > li + li { border-block-start: ${theme.hairline}; }
  & > li > p, summary {
    display: flex;
    align-items: center;
    gap: ${space[8]};
    min-block-size: 32px;
    ${media.narrow} { min-block-size: ${theme.target}; }
  }
  strong { flex: none; inline-size: 32px; font-weight: ${theme.weight.bold}; text-align: end; }
  [data-found='false'], [data-found='false'] strong { color: ${color.inkMuted}; font-weight: ${theme.weight.regular}; }
  summary { cursor: pointer; }
  summary::marker { content: none; }
  summary::after {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    margin-inline: auto ${space[8]};
    border: solid ${color.inkMuted};
    border-width: 0 1.5px 1.5px 0;
    rotate: 45deg;
    transition: rotate ${theme.motion};
  }
  details[open] > summary::after { rotate: 225deg; }
  summary:hover { background: ${color.sunken}; }
  summary:focus-visible { outline-offset: -2px; }

  li ul {
    max-block-size: 220px;
    margin: 0;
    overflow-y: auto;
    padding: 0 ${space[8]} ${space[8]} 40px;
    list-style: none;
    color: ${color.inkMuted};
    font-size: ${theme.text[13]};
    overflow-wrap: anywhere;
    & > li { padding-block: ${space[4]}; ${media.narrow} { padding-block: ${space[8]}; } }
    & > li > span { display: block; }
    ${media.touch} {
      & > li:has(> a) { padding-block: 0 ${space[8]}; }
      & > li > a { display: flex; align-items: center; min-block-size: ${theme.target}; }
    }
  }
`;
