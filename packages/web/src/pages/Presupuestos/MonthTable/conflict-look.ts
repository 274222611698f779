import { css } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';
import { twoLines } from './table-widths.ts';

const { color, space } = theme;

/** The cell in conflict, and the line under its month, as wide as the table: it holds two figures on a phone too. */
export const conflicts = css`
  td[data-state='conflict'] { background: ${color.warningSoft}; }
  [data-state='conflict'] .pending { color: ${color.warning}; }
  tbody tr[data-conflict] { display: table-row; background: ${color.warningSoft}; }
  tr[data-conflict] td { padding: ${space[8]} ${space[12]}; text-align: start; }
  tr[data-conflict] div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: ${space[8]}; }
  tr[data-conflict] p { margin: 0; line-height: 1.4; overflow-wrap: anywhere; }
  tr[data-conflict] strong { font-weight: ${theme.weight.bold}; }
  tr[data-conflict] span { display: flex; flex-wrap: wrap; gap: ${space[8]}; }
  tr[data-conflict] button {
    position: static;
    display: inline-block;
    inline-size: auto;
    block-size: auto;
    min-block-size: ${theme.control};
    padding: 0 ${space[12]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${theme.radius.control};
    background: ${color.surface};
    color: ${color.ink};
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
    @media (hover: hover) { &:hover { background: ${color.sunken}; } }
  }
  ${twoLines} {
    tbody tr[data-conflict], tr[data-conflict] td { display: block; }
    tr[data-conflict] td { padding-inline: ${space[8]}; }
  }
  ${media.narrow} {
    tr[data-conflict] span { inline-size: 100%; }
    tr[data-conflict] button { flex: 1; min-block-size: ${theme.target}; }
  }
`;
