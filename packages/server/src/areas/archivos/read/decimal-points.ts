import { COLUMNS, PRICE, TONNES } from './columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** One group of thousands, or three decimals: `3.125`. */
const UNCLEAR = /^[+-]?[1-9]\d{0,2}\.\d{3}$/;
/** A point that can only be for decimals: `12.5`, `0.750`, `3.1250`, `1,234.5`. */
const DECIMAL = /^[+-]?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.\d+$/;
/** The longest figure in a message. */
const MAX_SHOWN = 20;

/** Figures that are texts, as they come: what the point of one means, others of the file show. */
export class DecimalPoints {
  private unclear: string | undefined;
  private decimal: string | undefined;

  /** @param isLoaded whether the row is a sale: a point of any row shows how the file was written */
  see(row: SheetRow, isLoaded: boolean): void {
    if (this.unclear !== undefined && this.decimal !== undefined) return;
    for (const column of [TONNES, PRICE]) {
      if (row.kind(column) !== 'text') continue;
      const text = row.text(column).trim();
      if (!UNCLEAR.test(text)) {
        if (DECIMAL.test(text)) this.decimal ??= placeOf(row, column);
      } else if (isLoaded) this.unclear ??= placeOf(row, column);
    }
  }

  /** Why the file cannot be read: a figure of it may be a thousand times another. */
  problem(): string | undefined {
    if (this.unclear === undefined || this.decimal === undefined) return undefined;
    return `El punto de ${this.unclear} puede ser de miles o decimal: en ${this.decimal} es decimal. Guarde las cifras como números o escríbalas con coma decimal.`;
  }
}

function placeOf(row: SheetRow, column: number): string {
  return `«${row.shown(column, MAX_SHOWN)}» (fila ${row.number}, ${COLUMNS[column]?.name})`;
}
