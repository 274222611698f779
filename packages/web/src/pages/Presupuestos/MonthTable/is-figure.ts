import { type Field, savableAmount } from '@presupuesto/machines';
import { isUnfinished, parseDecimal } from '../../../format/parse-decimal.ts';
import { isOperation } from './operations.ts';

/** Whether a text is a figure or an operation that the cell can save, or may become one by typing on: an empty one may. */
export function isFigure(field: Field, text: string): boolean {
  if (isOperation(text)) return true;
  const valor = parseDecimal(text);
  if (valor === undefined) return isUnfinished(text) && !text.includes('-');
  return savableAmount(field, valor) !== null;
}
