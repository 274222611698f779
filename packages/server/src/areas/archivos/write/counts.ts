/** How many rows of a file say something new, something else or the same. */
export interface RowCounts {
  filasNuevas: number;
  filasCambiadas: number;
  filasIguales: number;
}

/** A month's figures, scaled. */
export interface Figures {
  tonnes: number;
  price: number;
}

export const noRows = (): RowCounts => ({ filasNuevas: 0, filasCambiadas: 0, filasIguales: 0 });

/** Counts a row. @param stored what its month has already; zeros are no figure yet */
export function countRow(counts: RowCounts, said: Figures, stored: Figures | undefined): void {
  if (stored && stored.tonnes === said.tonnes && stored.price === said.price) counts.filasIguales += 1;
  else if (stored && (stored.tonnes !== 0 || stored.price !== 0)) counts.filasCambiadas += 1;
  else counts.filasNuevas += 1;
}

export function addCounts(counts: RowCounts, more: RowCounts): void {
  counts.filasNuevas += more.filasNuevas;
  counts.filasCambiadas += more.filasCambiadas;
  counts.filasIguales += more.filasIguales;
}
