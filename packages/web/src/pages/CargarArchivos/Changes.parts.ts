import { styled } from 'styled-components';
import { media } from '../../app/theme/media.ts';
import { theme } from '../../app/theme/theme.ts';

const { color, space } = theme;

export const Root = styled.section`
  display: grid;
  gap: ${space[12]};
  h3 { font-size: ${theme.text[14]}; font-weight: ${theme.weight.medium}; }
`;

export const RowCounts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  font-size: ${theme.text[13]};
  & > div { display: flex; gap: ${space[8]}; }
  dt { color: ${color.inkMuted}; }
  dd { font-weight: ${theme.weight.medium}; }
`;

/** Figures end in one line; on a phone each measure has a line of its own above them. */
export const Figures = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.text[13]};
  th, td { padding: ${space[8]} 0 ${space[8]} ${space[12]}; border-block-end: ${theme.hairline}; text-align: end; font-weight: ${theme.weight.regular}; }
  :is(th, td):first-child { padding-inline-start: 0; text-align: start; }
  thead th { color: ${color.inkMuted}; }
  td { white-space: nowrap; font-variant-numeric: tabular-nums; }
  ${media.narrow} {
    thead th:first-child { display: none; }
    thead tr, tbody tr { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); }
    tbody th { grid-column: 1 / -1; padding-block-end: 0; border: 0; color: ${color.inkMuted}; }
    tbody td, thead th { padding-inline: 0; }
  }
`;
