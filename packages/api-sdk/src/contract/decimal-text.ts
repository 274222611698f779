/**
 * What a decimal looks like in es-ES, in three shapes: grouped thousands (`1.234`, `1 234 567,8`), plain digits with a
 * decimal comma or point (`1234,5`, `1234.5`, `,5`), or digits alone. Groups are separated alike and hold three digits.
 */
const GROUPED = /^-?[1-9]\d{0,2}([. \u00A0\u202F])\d{3}(?:\1\d{3})*(?:,\d*)?$/;
const UNGROUPED = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * A decimal that a person wrote in es-ES, in plain notation: `1.234,50` is `1234.50`.
 *
 * A point is a thousands separator wherever grouping is valid, so `1.234` is 1234; elsewhere it is a decimal point, as
 * a numeric keypad types it (`1234.5`, `0.5`, `1.23`). One rule for cells, pasted text and sales files.
 *
 * @returns undefined for empty text and for anything that is not a number
 */
export function readDecimalText(text: string): string | undefined {
  const trimmed = text.trim();
  if (GROUPED.test(trimmed)) return trimmed.replaceAll(/[. \u00A0\u202F]/g, '').replace(',', '.');
  return UNGROUPED.test(trimmed) ? trimmed.replace(',', '.') : undefined;
}

/** A number in plain notation: `String(1e-7)` has an exponent, which neither decimals nor a spreadsheet's text take. */
export function plainNumber(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  return Math.abs(value) < 1 ? value.toFixed(20).replace(/\.?0+$/, '') : BigInt(value).toString();
}
