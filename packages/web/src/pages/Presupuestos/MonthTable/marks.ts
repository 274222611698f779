import { css } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** A month's name that opens its history, and the corner that says that there is something to read. */
export const marks = css`
  tbody th:has(> button) { position: relative; padding: 0; }
  tbody th > button {
    position: static;
    display: block;
    place-items: normal;
    inline-size: 100%;
    block-size: 100%;
    min-block-size: calc(${theme.row.month} - 1px);
    padding: 0 ${space[12]};
    border-radius: 0;
    color: inherit;
    font: inherit;
    text-align: start;
    white-space: nowrap;
    @media (hover: hover) { &:hover { background: ${color.accentSoft}; color: inherit; } }
    &:focus-visible { outline-offset: -2px; }
  }
  tbody tr:focus-within th > button { color: inherit; }
  tbody tr[data-asked] > th { box-shadow: inset 3px 0 ${color.accent}; }
  [data-corner] { position: absolute; inset-block-start: 0; inset-inline-end: 0; inline-size: 9px; block-size: 9px; pointer-events: none; }
  [data-corner='cambio'] { background: ${color.accent}; clip-path: polygon(0 0, 100% 0, 100% 100%); }
  [data-corner='nota'] { inset-block: auto 2px; inset-inline-end: 3px; inline-size: 11px; block-size: 11px; color: ${color.warning}; }
  @container months (max-width: 40rem) { tbody th > button { padding-inline: ${space[8]}; } }
  @container months (max-width: 32.5rem) { tbody th:has(> button) { align-self: stretch; } }
  ${media.narrow} {
    tbody th > button { min-block-size: ${theme.target}; padding-inline: ${space[8]}; -webkit-touch-callout: none; }
    /* Beside the month, over its year. */
    [data-corner='nota'] { inset-block: 4px auto; inset-inline-end: 11px; }
  }
`;
