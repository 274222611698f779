import { MAX_AMOUNT, plainNumber, readDecimalText } from '@presupuesto/api-sdk/contract';
import type { CellKind } from '../../../workbook/row-batch.ts';

/** A month's figures, scaled. */
export interface Figures {
  tonnes: number;
  price: number;
}

/** Why a cell holds no figure. */
export type FigureProblem = 'unreadable' | 'negative' | 'tooLarge';

const PLAIN = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const DIGITS = /^\d+(?:\.\d+)?$/;
/** Digits that a double holds exactly as they are written. */
const EXACT_DIGITS = 15;

/**
 * A cell as a whole number of thousandths (ten-thousandths …), exact, rounded half up. A numeric cell is a
 * double and means the shortest decimal that it is nearest to, as people see it in the sheet: a file may hold
 * `1.0049999999999999` for 1.005.
 */
export function parseFigure(kind: CellKind, text: string, decimals: number): number | FigureProblem {
  if (kind === 'number')
    return scale(text.length > EXACT_DIGITS ? plainNumber(Number(text)) : text, decimals, true);
  if (kind !== 'text') return 'unreadable';
  const plain = readDecimalText(text);
  return plain === undefined ? 'unreadable' : scale(plain, decimals);
}

function scale(text: string, decimals: number, isNumber = false): number | FigureProblem {
  if (isShort(text, decimals)) {
    const value = Math.round(Number(text) * 10 ** decimals);
    return value > MAX_AMOUNT * 10 ** decimals ? 'tooLarge' : value;
  }
  const match = PLAIN.exec(text);
  if (match === null)
    return isNumber && /[eE]/.test(text) ? scale(plainNumber(Number(text)), decimals) : 'unreadable';
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

/** The decimal text of a scaled figure. Twelve digits at most: a double's own text is exact. */
export const unscaled = (figure: number, decimals: number): string => String(figure / 10 ** decimals);

/** The scaled figure of a text as the database writes it, always with all the decimals that are kept. */
export const scaled = (text: string): number => Number(text.replace('.', ''));
