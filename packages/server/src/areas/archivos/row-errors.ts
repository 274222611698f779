import type { ResultadoCarga } from '@presupuesto/api-sdk/contract';
import type { FileRow } from './cell-texts.ts';

/** Rows with errors that are told one by one; beyond that they are counted. */
export const MOST_TOLD = 10_000;

type BadRow = NonNullable<ResultadoCarga['filasConError']>[number];

/** The rows of a file that are not loaded, and why. */
export class RowErrors {
  count = 0;
  readonly rows: BadRow[] = [];

  add(row: FileRow, reasons: readonly string[]): void {
    this.count += 1;
    if (this.rows.length === MOST_TOLD) return;
    this.rows.push({ fila: row.number, motivo: reasons.join('; '), valores: row.values() });
  }

  /** As the specification's list of texts. */
  texts(): string[] {
    return this.rows.map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`);
  }
}
