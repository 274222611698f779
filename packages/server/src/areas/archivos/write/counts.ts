import type { Figures } from '../read/figure.ts';

/** How many sales of a file are new, change their month or are the same. */
export interface SaleCounts {
  filasNuevas: number;
  filasCambiadas: number;
  filasIguales: number;
}

export const noCounts = (): SaleCounts => ({ filasNuevas: 0, filasCambiadas: 0, filasIguales: 0 });

/** Counts a sale. @param stored what its month has already; zeros are no figure yet */
export function countSale(counts: SaleCounts, sale: Figures, stored: Figures | undefined): void {
  if (stored && stored.tonnes === sale.tonnes && stored.price === sale.price) counts.filasIguales += 1;
  else if (stored && (stored.tonnes !== 0 || stored.price !== 0)) counts.filasCambiadas += 1;
  else counts.filasNuevas += 1;
}

export function addCounts(counts: SaleCounts, more: SaleCounts): void {
  counts.filasNuevas += more.filasNuevas;
  counts.filasCambiadas += more.filasCambiadas;
  counts.filasIguales += more.filasIguales;
}
