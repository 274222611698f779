import type { Field } from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { insertText } from '../../../ui/keys/keypad-comma.ts';
import { FIELDS } from './fields.ts';

/** Whether a copied cell shows more than a number, as `33 €`. */
export function isDecorated(text: string): boolean {
  return /\d/.test(text) && parseDecimal(text) === undefined;
}

/** Types the number of such a cell into its box; without one, or where its reading does not come, its text. */
export async function insertFigure(box: HTMLInputElement, field: Field, text: string): Promise<void> {
  const figure = await import('./undecorated-figure.ts').then(
    ({ undecoratedFigure }) => undecoratedFigure(field, text),
    () => null,
  );
  if (document.activeElement === box)
    insertText(figure === null ? text.trim() : FIELDS[field].whileEdited(figure));
}
