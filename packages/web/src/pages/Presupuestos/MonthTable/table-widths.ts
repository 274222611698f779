import { css } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color, space } = theme;

/** Less than this does not hold full month names, and less than that not the five columns beside each other. */
const compact = '@container months (max-width: 640px)';
const twoLines = '@container months (max-width: 520px)';
/** The smallest phones. */
const tiny = '@container months (max-width: 330px)';

const short = css`
  [data-size='wide'] { display: none; }
  [data-size='narrow'] { display: inline; }
`;

/** Beside the list and the detail, on a small screen. */
export const tight = css`
  ${compact} {
    ${short}
    th, td { padding-inline: ${space[8]}; }
    thead th[data-column='periodo'] { inline-size: 84px; }
    input { padding-inline: ${space[4]} 34px; }
    .pending { inset-inline-start: 3px; }
    button { inset-inline-end: 2px; }
    tfoot td[data-column='volumenTon'], thead th[data-column='volumenTon'],
    tfoot td[data-column='precio'], thead th[data-column='precio'] { padding-inline-end: 34px; }
  }
`;

/** Room for a thumb, and for the figures beside it. */
export const touch = css`
  ${media.narrow} {
    th, td { padding-inline: ${space[8]}; }
    td:has(input) > div { block-size: 44px; }
    thead th[data-column='periodo'] { inline-size: 88px; }
    input { padding-inline: 20px 44px; scroll-margin-block: 96px 116px; font-size: ${theme.text[16]}; }
    button { inset-inline-end: 0; inline-size: 44px; block-size: 44px; }
    thead th:not([data-column='periodo'], [data-column$='referente']), tfoot td:not([data-column$='referente']) { padding-inline-end: 44px; }
    ${short}
  }
`;

/** On a phone a month takes two lines, the reference under the budget, so that nothing scrolls sideways. */
export const narrow = css`
  ${twoLines} {
    &, thead, tbody, tfoot { display: block; }
    tr {
      display: grid;
      grid-template: 'periodo volumenTon precio' auto 'periodo volumen-referente precio-referente' auto / 80px minmax(0, 1fr) minmax(0, 1fr);
      border-block-end: ${theme.hairline};
    }
    thead, tfoot { position: sticky; z-index: 1; background: ${color.sunken}; }
    thead { inset-block-start: 0; }
    tfoot { inset-block-end: 0; border-block-start: ${theme.hairline}; }
    thead th, tfoot th, tfoot td { position: static; block-size: auto; border: 0; padding-block: 2px; }
    th, td { border: 0; }
    ${['periodo', 'volumenTon', 'precio', 'volumen-referente', 'precio-referente'].map(
      (column) => `[data-column='${column}'] { grid-area: ${column}; }`,
    )}
    th[data-column='periodo'] { align-self: center; }
    tbody tr[data-new-year='true'] { border-block-start: 1px solid ${color.lineStrong}; & > * { border-block-start: 0; } }
    thead th:not([data-column='periodo']), tfoot td, tbody td[data-column$='referente'] { padding-inline: 0 44px; }
    tbody td[data-column$='referente'] { padding-block-end: ${space[8]}; font-size: ${theme.text[13]}; border-inline-start: ${theme.hairline}; }
    td[data-column='precio']:has(input) { border-inline-end: 0; }
    input { padding-inline: ${space[4]} 44px; }
    .pending { inset-inline-start: ${space[8]}; inset-block-end: -24px; }
    tbody td[data-column$='referente']::before { content: 'ref. ' / ''; }
    thead tr, tfoot tr { padding-block: ${space[4]}; border: 0; }
  }
  ${tiny} { input:not(:focus) { font-size: ${theme.text[13]}; } }
`;
