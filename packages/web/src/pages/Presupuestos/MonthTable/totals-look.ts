import { css } from 'styled-components';
import { media } from '../../../app/theme/media.ts';
import { theme } from '../../../app/theme/theme.ts';

const { color } = theme;

/**
 * Both lines stay in view while the months scroll: their group sticks as a whole. `:where` keeps the rules as weak as the
 * table's others, so that the look of a phone, which comes later, wins.
 */
export const totals = css`
  tfoot { position: sticky; z-index: 1; inset-block-end: 0; }
  /* The page scrolls there: they would lie over the months of a low window, such as one at 200 %. */
  ${media.narrow} { tfoot { position: static; } }
  tfoot th, tfoot td { background: ${color.sunken}; }
  tfoot :where(tr:first-child) > * { block-size: 34px; border-block: 1px solid ${color.line}; border-block-end: 0; }
  tfoot tr:first-child > * { font-weight: ${theme.weight.bold}; }
  tfoot :where([data-difference]) > * { block-size: 30px; border: 0; padding-block-end: 4px; }
  tfoot [data-difference] > * { font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; line-height: 1.2; }
  [data-like] small { white-space: nowrap; }
  tfoot :where([data-like]) > * { block-size: 28px; border: 0; }
  tfoot [data-like] > * { font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; line-height: 1.2; }
  /* The percentage beside the difference, under it where there is no room. */
  [data-difference] td > span { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 0 6px; }
  [data-difference] small { white-space: nowrap; }
`;
