import { readDecimalText } from '@presupuesto/api-sdk/contract';

/** Reads a number typed in es-ES. @returns a finite number, or undefined for empty text and for anything that is not a number */
export function parseDecimal(text: string): number | undefined {
  const value = Number(readDecimalText(text) ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
}

/** What a number passes through while it is typed: a sign, a comma, thousands not yet complete (`1.234.5`). */
const UNFINISHED = /^\s*-?(?:[.,]?|[1-9]\d{0,2}(?:[. \u00A0\u202F]\d{3})*[. \u00A0\u202F]\d{0,2})$/;

/** Whether what is typed so far is no number yet, but may become one. */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text);
}
