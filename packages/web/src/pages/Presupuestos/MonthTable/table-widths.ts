import { css } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { visuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

/** Less than this wants closer columns, and less than that does not hold the five beside each other. */
const compact = '@container months (max-width: 40rem)';
export const twoLines = '@container months (max-width: 32.5rem)';
/** The smallest phones. */
const tiny = '@container months (max-width: 20.625rem)';

const short = css`
  [data-size='wide'] { display: none; }
  [data-size='narrow'] { display: inline; }
`;

/** Beside the list and the detail, on a small screen. */
export const tight = css`
  ${compact} {
    th, td { padding-inline: ${space[8]}; }
    thead th[data-column='periodo'] { inline-size: 8rem; }
    /* Less for what has no button in it. */
    thead th[data-column$='referente'] { inline-size: 16.5%; }
    input { padding-inline: ${space[4]} 34px; }
    .pending { inset-inline-start: 3px; }
    button { inset-inline-end: 2px; }
    tfoot td[data-column='volumenTon'], thead th[data-column='volumenTon'],
    tfoot td[data-column='precio'], thead th[data-column='precio'] { padding-inline-end: 34px; }
  }
`;

/** A low window: the header takes less, and so do the lines below the months. */
export const low = css`
  ${media.low} {
    thead th { padding-block: ${space[4]}; }
    tfoot tr:first-child > * { block-size: 28px; }
    tfoot [data-difference] > * { block-size: 24px; padding-block-end: 2px; }
    input { scroll-margin-block: 44px 88px; }
  }
`;

/** Room for a thumb, and for the figures beside it. */
export const touch = css`
  ${media.narrow} {
    th, td { padding-inline: ${space[8]}; }
    td[data-amount] > div { block-size: ${theme.target}; }
    thead th[data-column='periodo'] { inline-size: 5.5rem; }
    input { padding-inline: 20px ${theme.target}; scroll-margin-block: 56px 108px; font-size: ${theme.text[16]}; }
    button { inset-inline-end: 0; inline-size: ${theme.target}; block-size: ${theme.target}; }
    thead th:not([data-column='periodo'], [data-column$='referente']), tfoot td:not([data-column$='referente']) { padding-inline-end: ${theme.target}; }
    ${short}
  }
`;

/** A tablet, or a phone on its side: a finger's button in each cell, letters that no browser enlarges the page for. */
export const wideTouch = css`
  ${media.wideTouch} {
    input { padding-inline: 20px ${theme.target}; font-size: ${theme.text[16]}; }
    td[data-amount] button { inset-inline-end: 0; inline-size: ${theme.target}; block-size: 100%; }
    thead th:not([data-column='periodo'], [data-column$='referente']), tfoot td:not([data-column$='referente']) { padding-inline-end: ${theme.target}; }
    ${compact} {
      input { padding-inline-start: ${space[4]}; }
      thead th[data-column='periodo'] { inline-size: 5.5rem; }
      ${short}
    }
  }
`;

/** On a phone a month takes two lines, the reference under the budget, so that nothing scrolls sideways. */
export const narrow = css`
  ${twoLines} {
    --month: 7.75rem;
    &, thead, tbody, tfoot { display: block; }
    tr {
      display: grid;
      grid-template: 'periodo volumenTon precio' auto 'periodo volumen-referente precio-referente' auto / var(--month) minmax(0, 1fr) minmax(0, 1fr);
      border-block-end: ${theme.hairline};
    }
    thead, tfoot { background: ${color.sunken}; }
    thead { position: sticky; z-index: 1; inset-block-start: 0; }
    tfoot { position: static; border-block-start: ${theme.hairline}; }
    /* 'ref.' names it in each month. */
    thead [data-column$='referente'] { ${visuallyHidden} }
    /* No line for what is not there. */
    &[data-reference='false'] :is(tbody, tfoot) [data-column$='referente'], &[data-reference='false'] [data-difference] { display: none; }
    tr[data-unmatched] > td[data-column$='referente'] { display: none; }
    thead th { align-self: end; }
    thead th, tfoot th, tfoot td { position: static; block-size: auto; border: 0; padding-block: 2px; }
    th, td { border: 0; }
    ${['periodo', 'volumenTon', 'precio', 'volumen-referente', 'precio-referente'].map(
      (column) => `[data-column='${column}'] { grid-area: ${column}; }`,
    )}
    th[data-column='periodo'] { align-self: center; }
    tbody tr[data-new-year='true'] { border-block-start: 1px solid ${color.lineStrong}; & > * { border-block-start: 0; } }
    thead th:not([data-column='periodo']), tfoot td, tbody td[data-column$='referente'] { padding-inline: 0 ${theme.target}; }
    tbody td[data-column$='referente'] { padding-block-end: ${space[4]}; font-size: ${theme.text[13]}; border-inline-start: ${theme.hairline}; }
    td[data-column='precio'][data-amount] { border-inline-end: 0; }
    /* The totals go along with the months. */
    input { padding-inline: ${space[4]} ${theme.target}; scroll-margin-block: 56px ${space[24]}; }
    .pending { inset: 3px auto auto 3px; }
    tbody td[data-column$='referente']::before { content: 'ref. ' / ''; }
    /* A reference on its way has its line. */
    tbody td[data-column$='referente']:empty::before { content: '\u00a0' / ''; }
    thead tr, tfoot tr { padding-block: ${space[4]}; border: 0; }
  }
  /* On a phone the year stands under the month, and nine digits reach into the button's margin. */
  ${media.narrow} {
    --month: 4.25rem;
    th[data-column='periodo'] small { display: block; line-height: 1.1; }
    input[data-long='true']:not(:focus) { padding-inline: 2px 32px; }
    /* What is longer than the months' column stands over its figures. */
    tfoot :is([data-like], [data-difference]) { grid-template: 'periodo periodo periodo' auto '. volumenTon precio' auto '. volumen-referente precio-referente' auto / var(--month) minmax(0, 1fr) minmax(0, 1fr); }
  }
  ${tiny} { input:not(:focus) { font-size: ${theme.text[13]}; } }
`;
