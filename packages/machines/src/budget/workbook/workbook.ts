import { type CifraLibro, type ComparacionLibro, estadoLibro } from '@presupuesto/api-sdk/contract';
import { type ValueChange, valueKey } from '../../outbox/change.ts';
import { listedChange } from '../edits/listed-change.ts';
import type { Notice } from '../history/history.types.ts';

/** Of a figure that both have changed: the book's is put, or the one that stands is left. */
export type WorkbookChoice = 'libro' | 'actual';

/** What is decided, by `figureKey`. */
export type WorkbookChoices = Readonly<Record<string, WorkbookChoice>>;

/** What the person accepts of a book: one gesture, one step. */
export interface WorkbookAccepted {
  readonly type: 'workbook.accepted';
  readonly changes: readonly ValueChange[];
  readonly notice: Notice;
}

/** Of a figure among those of a comparison. */
export function figureKey({ campo, ventaID }: Pick<CifraLibro, 'campo' | 'ventaID'>): string {
  return valueKey(campo, ventaID);
}

/** The comparison as its author sees the budget: what was typed here and waits to be sent stands already. */
export function asTyped(
  comparacion: ComparacionLibro,
  pending: Readonly<Record<string, number>>,
  usuario: string | null,
): ComparacionLibro {
  const cifras = comparacion.cifras.flatMap((cifra): CifraLibro[] => {
    const actual = pending[figureKey(cifra)];
    if (actual === undefined) return [cifra];
    const estado = estadoLibro(cifra.descargado, cifra.libro, actual);
    return estado ? [{ ...cifra, actual, estado, usuario, fecha: null }] : [];
  });
  return { ...comparacion, cifras };
}

/** The figures of both that nobody has decided yet. */
export function undecided(cifras: readonly CifraLibro[], choices: WorkbookChoices): readonly CifraLibro[] {
  return cifras.filter((cifra) => cifra.estado === 'ambos' && choices[figureKey(cifra)] === undefined);
}

/** The figures that are written: the person's own, and those of both where the book's was chosen. */
export function acceptedFigures(
  cifras: readonly CifraLibro[],
  choices: WorkbookChoices,
): readonly CifraLibro[] {
  return cifras.filter(
    (cifra) =>
      cifra.estado === 'propio' || (cifra.estado === 'ambos' && choices[figureKey(cifra)] === 'libro'),
  );
}

/** The same as changes for the outbox, over the figures that were shown. */
export function workbookChanges(cifras: readonly CifraLibro[], periodoID: string): readonly ValueChange[] {
  return cifras.map((cifra) => listedChange(cifra, cifra.libro, periodoID));
}
