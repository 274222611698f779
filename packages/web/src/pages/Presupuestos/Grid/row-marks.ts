import type { GridRow } from '@presupuesto/machines';
import type { Marks } from './cell-content.ts';

const NO_MARKS: Marks = new Map();
const NONE: readonly string[] = [];

/** What waits in the outbox for a row's own cells. */
export function marksOf(row: GridRow, marks: ReadonlyMap<number, Marks>): Marks {
  return (row.kind === 'pair' && marks.get(row.pair.clienteProductoPeriodoID)) || NO_MARKS;
}

/** The figures that others have just changed, for a row that has one of them. */
export function heardIn(row: GridRow, heard: readonly string[]): readonly string[] {
  if (row.kind !== 'pair' || heard.length === 0) return NONE;
  const isHeard = ({ ventaID }: { readonly ventaID: number }) =>
    heard.some((key) => key.endsWith(`:${ventaID}`));
  return row.pair.ventas.some(isHeard) ? heard : NONE;
}
