/**
 * What a decimal looks like in es-ES, in three shapes: grouped thousands (`1.234`, `1 234 567,8`), plain digits with a
 * decimal comma or point (`1234,5`, `1234.5`, `,5`), or digits alone. Groups are separated alike and hold three digits.
 */
const GROUPED = /^-?[1-9]\d{0,2}([. \u00A0\u202F])\d{3}(?:\1\d{3})*(?:,\d*)?$/;
const PLAIN = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;

/**
 * Reads a number typed in es-ES.
 *
 * A point is a thousands separator wherever grouping is valid, so `1.234` is 1234; elsewhere it is a decimal point, as
 * a numeric keypad types it (`1234.5`, `0.5`, `1.23`).
 *
 * @returns a finite number, or undefined for empty text and for anything that is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const trimmed = text.trim();
  let plain: string;
  if (GROUPED.test(trimmed)) plain = trimmed.replaceAll(/[. \u00A0\u202F]/g, '').replace(',', '.');
  else if (PLAIN.test(trimmed)) plain = trimmed.replace(',', '.');
  else return undefined;
  const value = Number(plain);
  return Number.isFinite(value) ? value : undefined;
}

/** What a number passes through while it is typed: a sign, a comma, thousands not yet complete (`1.234.5`). */
const UNFINISHED = /^\s*-?(?:[.,]?|[1-9]\d{0,2}(?:[. \u00A0\u202F]\d{3})*[. \u00A0\u202F]\d{0,2})$/;

/** Whether what is typed so far is no number yet, but may become one. */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text);
}
