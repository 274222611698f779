import { isUnfinished, parseDecimal } from '../../format/parse-decimal.ts';

export type TextBoxType = 'text' | 'password' | 'integer' | 'decimal';

/** The keyboard of a phone for numbers; what else is typed has none here. */
export const NUMBER_MODE: { readonly [type in TextBoxType]?: 'numeric' | 'decimal' } = {
  integer: 'numeric',
  decimal: 'decimal',
};

function isNumber(type: TextBoxType, text: string): boolean {
  const value = parseDecimal(text);
  return value !== undefined && (type === 'decimal' || Number.isInteger(value));
}

function mayBecomeNumber(type: TextBoxType, text: string): boolean {
  if (type === 'integer' && text.includes(',')) return false;
  return isNumber(type, text) || isUnfinished(text);
}

/**
 * The text a box keeps on change. A decimal box clears what neither is a finite number nor may become one (specification
 * §2); an integer box refuses it and keeps the text of `before`.
 */
export function keepWhileTyping(type: TextBoxType, text: string, before: string): string {
  if (!NUMBER_MODE[type] || mayBecomeNumber(type, text)) return text;
  return type === 'integer' ? before : '';
}

/** The text a box keeps when it is left: nothing unfinished. */
export function keepWhenLeft(type: TextBoxType, text: string): string {
  if (!NUMBER_MODE[type]) return text;
  return isNumber(type, text) ? text.trim() : '';
}
