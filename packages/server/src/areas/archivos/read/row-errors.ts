import type { ResultadoCarga } from '@presupuesto/api-sdk/contract';
import type { SheetRow } from './sheet-row.ts';

/** Rows with errors that are listed one by one; beyond that they are counted. */
export const MAX_LISTED = 10_000;
/** Rows of totals that are listed. */
const MAX_TOTALS = 100;

type BadRow = NonNullable<ResultadoCarga['filasConError']>[number];

/** The rows of a file that are not loaded, and why. */
export class RowErrors {
  count = 0;
  readonly listed: BadRow[] = [];
  /** Numbers of the first rows that are passed over as totals. */
  readonly totals: number[] = [];
  totalCount = 0;
  /** Rows that are totals unless other rows come after them. */
  private undecided: BadRow[] = [];
  /** As `undecided`, with those that would not be listed. */
  private undecidedCount = 0;

  /** @param valuesOf what a row is listed with */
  constructor(private readonly valuesOf: (row: SheetRow) => BadRow['valores']) {}

  add(row: SheetRow, reasons: readonly string[]): void {
    this.count += 1;
    if (this.listed.length < MAX_LISTED) this.listed.push(this.badRow(row, reasons));
  }

  addTotal(row: SheetRow): void {
    this.totalCount += 1;
    if (this.totals.length < MAX_TOTALS) this.totals.push(row.number);
  }

  /** A row that is one of totals if it is among the last ones, else an error. */
  addUndecided(row: SheetRow, reasons: readonly string[]): void {
    this.undecidedCount += 1;
    if (this.listed.length + this.undecided.length < MAX_LISTED)
      this.undecided.push(this.badRow(row, reasons));
  }

  /** A row that is no total: the undecided ones before it are errors. */
  keepUndecided(): void {
    if (this.undecidedCount === 0) return;
    this.count += this.undecidedCount;
    this.listed.push(...this.undecided);
    this.undecided = [];
    this.undecidedCount = 0;
  }

  /** No row comes any more: those undecided are totals. */
  finish(): void {
    this.totalCount += this.undecidedCount;
    for (const { fila } of this.undecided) if (this.totals.length < MAX_TOTALS) this.totals.push(fila);
    this.undecided = [];
    this.undecidedCount = 0;
  }

  /** As the specification's list of texts. */
  texts(): string[] {
    return this.listed.map(({ fila, motivo }) => `Fila ${fila}: ${motivo}`);
  }

  private badRow(row: SheetRow, reasons: readonly string[]): BadRow {
    return { fila: row.number, motivo: reasons.join('; '), valores: this.valuesOf(row) };
  }
}
