import { editableDecimal } from '../../format/editable.ts';
import { parseDecimal } from '../../format/parse-decimal.ts';

const SIGN: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/** A number box's text after an arrow key, never below 0; undefined for any other key. */
export function stepText(key: string, text: string, step: number): string | undefined {
  const sign = SIGN[key];
  if (sign === undefined) return undefined;
  return editableDecimal(Math.max(0, (parseDecimal(text) ?? 0) + sign * step));
}
