import { figures } from './figures.ts';

/** `exceptZero`: no sign where there is no difference; the minus of typography, as wide as the plus. */
function signed(options: Intl.NumberFormatOptions): (value: number) => string {
  const format = figures({ useGrouping: 'always', signDisplay: 'exceptZero', ...options });
  return (value) => format(value).replace('-', '−');
}

/** A difference in tonnes, 0 to 1 decimals: `+12,4`. */
export const formatVolumenDifference = signed({ maximumFractionDigits: 1 });

/** A difference in prices, up to 2 decimals: `−0,35`. */
export const formatPrecioDifference = signed({ maximumFractionDigits: 2 });

/** A difference in whole units: `+1.234`. */
export const formatTotalDifference = signed({ maximumFractionDigits: 0 });

/** A difference of amounts in a column, always 2 decimals: `+1.234,50`. */
export const formatImporteDifference = signed({ minimumFractionDigits: 2, maximumFractionDigits: 2 });

const percent = signed({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A difference in percent (0-100), 1 decimal: `−3,1 %`. */
export const formatPercentDifference = (value: number): string => percent(value / 100);
