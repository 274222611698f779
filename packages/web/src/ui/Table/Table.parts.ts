import { css, styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.ts';

const { color, space } = theme;

/** Each row a card: its first name and its actions on top, under them one line per value, led by its label. */
const cards = css`
  display: block;
  border: 0;
  background: none;

  table, tbody { display: block; }
  thead { ${visuallyHidden} }
  tbody { display: grid; gap: ${space[8]}; }
  tbody tr {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    padding: ${space[8]} ${space[12]};
    border: ${theme.hairline};
    border-radius: ${theme.radius.card};
    background: ${color.surface};
  }
  /* Doubled, to go before what the rows of a wide screen say of ends and edges. */
  && tbody {
    :is(th, td) {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: minmax(88px, 40%) minmax(0, 1fr);
      align-items: center;
      gap: ${space[12]};
      block-size: auto;
      min-block-size: 28px;
      padding: 2px 0;
      border: 0;
      text-align: start;
    }
    /* Read aloud with the column's header already: the empty alternative keeps it from being said twice. */
    [data-label]::before {
      content: attr(data-label);
      content: attr(data-label) / '';
      color: ${color.inkMuted};
      font-size: ${theme.text[13]};
      font-weight: ${theme.weight.regular};
    }
    [data-align] > [aria-hidden] { margin: 0; }
    [data-control='true'] { min-block-size: ${theme.target}; }
    [data-narrow='hidden'] { display: none; }
    [data-card-rest] { display: inline; }
    [data-lead='true'] { order: -1; grid-column: 1; grid-template-columns: minmax(0, 1fr); font-weight: ${theme.weight.medium}; }
    [data-lead='true']::before { display: none; }
    tr:has(> [data-actions]) > [data-lead='true'] { min-block-size: ${theme.target}; }
    [data-actions] { order: -1; grid-column: 2; align-self: start; display: block; padding: 0; }
    /* The icons, not the air around them, end where the values end. */
    [data-actions] > div { gap: 0; min-block-size: ${theme.target}; margin-inline-end: -${space[12]}; }
    [data-rest] > [data-actions] > div { margin: 0; }
    /* Beyond the card's edge a ring would be cut off. */
    [data-actions] button:focus-visible { outline-offset: -2px; }
    [data-empty] { display: block; grid-column: 1 / -1; }
  }
`;

const tabletCards = css`
  ${cards}
  && tbody [data-actions] > div { margin-inline-end: -6px; }
`;

/** What its table's room is measured by; paper is as wide as the table asks. */
export const Room = styled.div`
  min-inline-size: 0;
  @media screen { container-type: inline-size; }
`;

/** The container carries the look; rows and cells are plain elements. */
export const Root = styled.div`
  border: ${theme.hairline};
  border-radius: ${theme.radius.card};
  background: ${color.surface};
  overflow: clip;

  table { inline-size: 100%; border-collapse: separate; border-spacing: 0; table-layout: fixed; }
  th, td {
    padding: ${space[4]} ${space[12]};
    border-block-end: ${theme.hairline};
    text-align: start;
    overflow-wrap: anywhere;
  }
  th:first-child, td:first-child { padding-inline-start: ${space[16]}; }
  th:last-child, td:last-child { padding-inline-end: ${space[16]}; }
  [data-whole='true'] { overflow-wrap: normal; }
  [data-align='end'] { text-align: end; font-variant-numeric: tabular-nums; }
  thead th {
    position: relative;
    padding-block: ${space[8]};
    background: ${color.sunken};
    color: ${color.inkMuted};
    font-size: ${theme.text[13]};
    font-weight: ${theme.weight.medium};
    line-height: 1.25;
    /* A word that spaced letters make longer than its column goes on into the air beside it. */
    overflow-wrap: normal;
    vertical-align: bottom;
  }
  /* As high as a row with buttons, whether or not it has any, loading or loaded. */
  tbody :is(th, td) { block-size: ${theme.row.line}; transition: color ${theme.motion}; }
  tbody th { font-weight: ${theme.weight.medium}; }
  tbody tr:last-child > * { border-block-end: 0; }
  tbody tr:not([data-rest]):hover { background: ${color.sunken}; }
  [data-card-rest] { display: none; }
  [data-align='end'] > [aria-hidden] { margin-inline-start: auto; }
  [data-actions] > div { display: flex; align-items: center; justify-content: flex-end; gap: ${space[4]}; min-block-size: 28px; }
  /* Out of date, but readable: grey loses no contrast as transparency would. */
  [aria-busy='true'] > tbody { color: ${color.inkMuted}; }
  [aria-busy='true'] > tbody :is(th, td) > div { filter: grayscale(1); }
  ${media.narrowScreen} { ${cards} }
  /* Many columns, and those of long names, need more than a narrow screen's room beside each other. */
  ${media.tabletAlone} { &[data-columns='many'] { ${tabletCards} } }
  ${media.smallTablet} { &[data-columns='long'] { ${tabletCards} } }
  /* Larger letters need as much more. */
  ${media.wideScreen} {
    @container (max-width: 44rem) { & { ${tabletCards} } }
    @container (max-width: 56rem) { &[data-columns='long'] { ${tabletCards} } }
    @container (max-width: 58.5rem) { &[data-columns='many'] { ${tabletCards} } }
  }
  /* A page of A4 has room for every table: its columns as wide as their text asks, and no buttons. */
  @media print {
    overflow: visible;
    table { table-layout: auto; font-size: ${theme.text[13]}; }
    col { inline-size: auto !important; }
    :is(th, td):is(th, td) { padding: ${space[4]} 6px; overflow-wrap: break-word; }
    [data-actions] { display: none; }
  }
`;
