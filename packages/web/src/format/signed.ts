import { type FigureStyle, figures } from './figures.ts';

/** No sign where there is no difference; the minus of typography, as wide as the plus. */
function signed(style: FigureStyle): (value: number) => string {
  const format = figures({ ...style, isSigned: true });
  return (value) => format(value).replace('-', '−');
}

/** A difference in tonnes, 0 to 1 decimals: `+12,4`. */
export const formatVolumenDifference = signed({ decimals: 1 });

/** A difference as exact as the figures beside it, up to 2 decimals: `−0,35`. */
export const formatFigureDifference = signed({ decimals: 2 });

/** A difference in whole units: `+1.234`. */
export const formatTotalDifference = signed({ decimals: 0 });

/** A difference of amounts in a column, always 2 decimals: `+1.234,50`. */
export const formatImporteDifference = signed({ decimals: 2, least: 2 });

const percent = signed({ decimals: 1, least: 1 });

/** A difference in percent (0-100), 1 decimal: `−3,1 %`. */
export const formatPercentDifference = (value: number): string => `${percent(value)}\u00a0%`;
