import { MAX_AMOUNT } from '@presupuesto/api-sdk/contract';
import type { CellKind } from '../../../workbook/row-batch.ts';

/** A month's figures, scaled. */
export interface Figures {
  tonnes: number;
  price: number;
}

/** Why a cell holds no figure. */
export type FigureProblem = 'unreadable' | 'negative' | 'tooLarge';

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
/**
 * A number as people write it in es-ES: thousands in groups (`1.234`, `1 234,5`), or digits with a decimal
 * comma or point (`1234,5`, `1234.5`). A point is a thousands separator wherever grouping is valid, as in the
 * budget's cells.
 */
const GROUPED = /^-?[1-9]\d{0,2}([. \u00A0\u202F])\d{3}(?:\1\d{3})*(?:,\d*)?$/;
const UNGROUPED = /^-?(?:\d+(?:[.,]\d*)?|[.,]\d+)$/;
const DIGITS = /^\d+(?:\.\d+)?$/;
/** Digits that a double holds exactly as they are written. */
const EXACT_DIGITS = 15;

/**
 * A cell as a whole number of thousandths (ten-thousandths …), exact, rounded half up. A numeric cell is a
 * double and means the shortest decimal that it is nearest to, as people see it in the sheet: a file may hold
 * `1.0049999999999999` for 1.005.
 */
export function parseFigure(kind: CellKind, text: string, decimals: number): number | FigureProblem {
  if (kind === 'number') return scale(text.length > EXACT_DIGITS ? shortest(text) : text, decimals, true);
  if (kind !== 'text') return 'unreadable';
  const trimmed = text.trim();
  if (GROUPED.test(trimmed))
    return scale(trimmed.replaceAll(/[. \u00A0\u202F]/g, '').replace(',', '.'), decimals);
  if (UNGROUPED.test(trimmed)) return scale(trimmed.replace(',', '.'), decimals);
  return 'unreadable';
}

function scale(text: string, decimals: number, isNumber = false): number | FigureProblem {
  if (isShort(text, decimals)) {
    const value = Math.round(Number(text) * 10 ** decimals);
    return value > MAX_AMOUNT * 10 ** decimals ? 'tooLarge' : value;
  }
  const match = PLAIN.exec(text);
  if (match === null) return isNumber && /[eE]/.test(text) ? scale(shortest(text), decimals) : 'unreadable';
  const [, sign = '', whole = '', fraction = ''] = match;
  const kept = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  const value = kept + ((fraction[decimals] ?? '0') >= '5' ? 1 : 0);
  if (sign === '-' && Number(text) !== 0) return 'negative';
  return value > MAX_AMOUNT * 10 ** decimals ? 'tooLarge' : value;
}

/** Whether a text is nothing but digits, with no more decimals than are kept: most are, and need no care. */
function isShort(text: string, decimals: number): boolean {
  if (text.length > EXACT_DIGITS || !DIGITS.test(text)) return false;
  const point = text.indexOf('.');
  return point < 0 || text.length - point - 1 <= decimals;
}

/** Plain decimal notation of a double. */
function shortest(text: string): string {
  const value = Number(text);
  const plain = String(value);
  if (!plain.includes('e')) return plain;
  return Math.abs(value) < 1 ? value.toFixed(20) : plain.startsWith('-') ? '-1' : '9'.repeat(20);
}

/** The decimal text of a scaled figure. Twelve digits at most: a double's own text is exact. */
export const unscaled = (figure: number, decimals: number): string => String(figure / 10 ** decimals);

/** The scaled figure of a text as the database writes it, always with all the decimals that are kept. */
export const scaled = (text: string): number => Number(text.replace('.', ''));
