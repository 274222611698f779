import { readDecimalText } from '@presupuesto/api-sdk/contract';
import { parseDecimal } from '../format/parse-decimal.ts';

/** A decimal of a form as it was read, ungrouped with a decimal comma: `1.085` is 1085, and is to be seen as such. Other texts stay. */
export function decimalAsRead(text: string): string {
  const plain = readDecimalText(text);
  if (plain === undefined) return text;
  const [whole = '', decimals = ''] = plain.split('.');
  const units = /\d$/.test(whole) ? whole : `${whole}0`;
  return decimals === '' ? units : `${units},${decimals}`;
}

/** Whether its point was read as that of thousands where it may have been meant for decimals: `1.085`, not `1.234.567`. */
export function isReadOtherwise(text: string): boolean {
  const read = parseDecimal(text);
  const withDecimalPoint = Number(text);
  return read !== undefined && !Number.isNaN(withDecimalPoint) && read !== withDecimalPoint;
}
