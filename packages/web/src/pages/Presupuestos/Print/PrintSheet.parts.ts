import { createGlobalStyle, styled } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

/** While a sheet is there, the paper has nothing else. */
export const OnPaper = createGlobalStyle`
  @page { size: A4; margin: 12mm; }
  @media print { body > #root { display: none; } }
`;

/** On paper alone. */
export const Sheet = styled.article`
  display: none;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[8]};
  inline-size: 186mm;
  font-size: 12px;
  --row: 18px;
  &[data-months='many'] { --row: 14.5px; font-size: 10.5px; }
  @media print { display: grid; }

  & > header { display: flex; align-items: baseline; justify-content: space-between; gap: ${theme.space[16]}; }
  h1 { font-size: ${theme.text[16]}; }
  & > dl { display: grid; grid-template-columns: repeat(4, auto); gap: ${theme.space[4]} ${theme.space[16]}; }
  dt, small { color: ${theme.color.inkMuted}; font-size: 11px; }
  & > table { inline-size: 100%; border-collapse: collapse; }
  th, td { block-size: var(--row); padding: 0 ${theme.space[8]}; border-block-end: ${theme.hairline}; line-height: 1.1; text-align: end; }
  th { font-weight: ${theme.weight.medium}; }
  th:first-child { text-align: start; }
  tbody th { font-weight: ${theme.weight.regular}; }
  thead th { padding-block: 3px; vertical-align: bottom; }
  tfoot > tr > * { border: 0; font-weight: ${theme.weight.bold}; }
  [data-history='true'] { color: ${theme.color.inkMuted}; }
`;

export const Charts = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[16]};
  h2 { font-size: 12px; font-weight: ${theme.weight.medium}; }
  svg { display: block; inline-size: 100%; }
  text { fill: ${theme.color.inkMuted}; font-size: 10px; text-anchor: middle; }
  text[data-axis='value'] { text-anchor: end; dominant-baseline: middle; }
  line { stroke: ${theme.color.line}; }
  polyline { fill: none; stroke-linejoin: round; stroke-width: 2; }
  [data-series='presupuesto'] { stroke: ${theme.color.accent}; }
  [data-series='referente'] { stroke: ${theme.color.inkMuted}; stroke-dasharray: 5 4; }
`;
