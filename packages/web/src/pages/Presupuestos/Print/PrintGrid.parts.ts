import { createGlobalStyle, styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

/** What stands under a figure, of its letters. */
export const SMALL = 0.89;

/** While the sheet is there, the paper has nothing else, and lies on its side. */
export const OnWidePaper = createGlobalStyle`
  @page { size: A4 landscape; margin: 10mm; }
  @media print { body > #root { display: none; } }
`;

/** On paper alone. A block: what is laid out otherwise repeats no headings on the next page. */
export const WideSheet = styled.article`
  display: none;
  inline-size: 277mm;
  font-size: 9px;
  @media print { display: block; }

  & > header { display: flex; align-items: baseline; justify-content: space-between; margin-block-end: ${theme.space[8]}; }
  h1 { font-size: ${theme.text[16]}; }
  table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
  table + table { break-before: page; }
  tr { break-inside: avoid; }
  th, td {
    block-size: 15px;
    padding: 2px 3px;
    border-block-end: ${theme.hairline};
    line-height: 1.1;
    text-align: end;
    vertical-align: baseline;
    white-space: nowrap;
  }
  th { font-size: 9px; font-weight: ${theme.weight.medium}; }
  th:first-child { inline-size: 52mm; overflow-wrap: anywhere; text-align: start; white-space: normal; }
  th > span { white-space: nowrap; }
  thead th { border-block-end-color: ${theme.color.lineStrong}; }
  thead > tr > [data-compared='true'] { inline-size: 29mm; }
  [data-compared='true'] { position: relative; padding-inline-end: calc(11mm + 3px); }
  small, i { color: ${theme.color.inkMuted}; font-size: ${SMALL}em; font-weight: ${theme.weight.regular}; }
  small { display: block; }
  i { position: absolute; inset-block-start: 3px; inset-inline-end: 3px; font-style: normal; }
  [data-kind='pair'] > th { padding-inline-start: ${theme.space[12]}; font-weight: ${theme.weight.regular}; }
  [data-kind='group'] { break-after: avoid; }
  [data-kind='group'] > *, [data-kind='total'] > * { font-weight: ${theme.weight.bold}; }
  [data-history='true'] { color: ${theme.color.inkMuted}; }
`;
