import type { Field } from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { readFigures } from '../../../format/read-figures.ts';
import { insertText } from '../../../ui/keys/keypad-comma.ts';
import { FIELDS } from './fields.ts';

/** Whether a copied cell shows more than a number, as `33 €`. */
export function isDecorated(text: string): boolean {
  return /\d/.test(text) && parseDecimal(text) === undefined;
}

/** Types the number of such a cell into the box that has the focus; without one its text. */
export function insertFigure(field: Field, text: string): void {
  const figure = undecoratedFigure(field, text);
  insertText(figure === null ? text.trim() : FIELDS[field].whileEdited(figure));
}

/** Null where it has no number, or one of another kind. */
function undecoratedFigure(field: Field, text: string): number | null {
  const [cell] = readFigures([[text]])[0] ?? [];
  if (!cell || typeof cell.figure !== 'number') return null;
  return cell.money && field === 'volumenTon' ? null : cell.figure;
}
