import type { Field } from '@presupuesto/machines';
import { readFigures } from '../../../format/read-figures.ts';

/** The number of a copied cell that shows more than its digits, as `33 €`; null where it has none, or one of another kind. */
export function undecoratedFigure(field: Field, text: string): number | null {
  const [cell] = readFigures([[text]])[0] ?? [];
  if (!cell || typeof cell.figure !== 'number') return null;
  return cell.money && field === 'volumenTon' ? null : cell.figure;
}
