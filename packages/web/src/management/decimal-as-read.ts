import { readDecimalText } from '@presupuesto/api-sdk/contract';

/** A decimal of a form as it was read, ungrouped with a decimal comma: `1.085` is 1085, and is to be seen as such. Other texts stay. */
export function decimalAsRead(text: string): string {
  const plain = readDecimalText(text);
  if (plain === undefined) return text;
  const [whole = '', decimals = ''] = plain.split('.');
  const units = /\d$/.test(whole) ? whole : `${whole}0`;
  return decimals === '' ? units : `${units},${decimals}`;
}
