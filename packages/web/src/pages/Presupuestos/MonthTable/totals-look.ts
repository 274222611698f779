import { css } from 'styled-components';
import { theme } from '../../../app/theme/theme.ts';

const { color } = theme;

/** Both lines stay in view while the months scroll: their group sticks as a whole. */
export const totals = css`
  tfoot { position: sticky; z-index: 1; inset-block-end: 0; }
  tfoot th, tfoot td { background: ${color.sunken}; }
  tfoot tr:first-child > * { block-size: 34px; border-block: 1px solid ${color.line}; border-block-end: 0; font-weight: ${theme.weight.bold}; }
  tfoot [data-difference] > * { block-size: 30px; border: 0; padding-block-end: 4px; font-size: ${theme.text[13]}; font-weight: ${theme.weight.regular}; }
  [data-difference] th { line-height: 1.2; }
  [data-difference] small { display: block; }
`;
