import type { Field } from '@presupuesto/machines';
import { parseDecimal } from '../../../format/parse-decimal.ts';
import { readFigures } from '../../../format/read-figures.ts';

/** The number of a copied cell that shows more than its digits, as `33 €`; null where its text can be typed as it is. */
export function undecoratedFigure(field: Field, text: string): number | null {
  const [cell] = readFigures([[text]])[0] ?? [];
  if (!cell || typeof cell.figure !== 'number' || parseDecimal(text) !== undefined) return null;
  return cell.money && field === 'volumenTon' ? null : cell.figure;
}
