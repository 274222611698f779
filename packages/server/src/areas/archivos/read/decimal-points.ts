import { COLUMNS, PRICE, TONNES } from './columns.ts';
import type { SheetRow } from './sheet-row.ts';

/** One group of thousands, or three decimals: `3.125`, `3,125`. */
const UNCLEAR = /^[+-]?[1-9]\d{0,2}([.,])\d{3}$/;
/** A point that can only be for decimals: `12.5`, `0.750`, `3.1250`, `1,234.5`. */
const DECIMAL = /^[+-]?(?:\d*|[1-9]\d{0,2}(?:,\d{3})+)\.\d+$/;
/** Commas that can only be for thousands: `1,250,000`. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:,\d{3}){2,}$/;
/** The longest figure in a message. */
const MAX_SHOWN = 20;

type Sign = '.' | ',';
const NOUNS = { '.': 'El punto', ',': 'La coma' } as const satisfies Record<Sign, string>;

/** Says what the sign of an unclear figure is in another one. */
type English = Record<Sign, string>;
const WITH_DECIMALS: English = { '.': 'es decimal', ',': 'el decimal es el punto' };
const WITH_THOUSANDS: English = { '.': 'los miles llevan coma', ',': 'es de miles' };

/** Figures that are texts, as they come: whether one is written as in English shows what the signs of others may mean. */
export class DecimalPoints {
  private unclear: { sign: Sign; place: string } | undefined;
  private english: { place: string; says: English } | undefined;

  /** @param isLoaded whether the row is a sale: a figure of any row shows how the file was written */
  see(row: SheetRow, isLoaded: boolean): void {
    if (this.unclear !== undefined && this.english !== undefined) return;
    for (const column of [TONNES, PRICE]) {
      if (row.kind(column) !== 'text') continue;
      const text = row.text(column).trim();
      const sign = UNCLEAR.exec(text)?.[1];
      if (sign === undefined) {
        const says = englishOf(text);
        if (says) this.english ??= { place: placeOf(row, column), says };
      } else if (isLoaded) {
        this.unclear ??= { sign: sign === ',' ? ',' : '.', place: placeOf(row, column) };
      }
    }
  }

  /** Why the file cannot be read: a figure of it may be a thousand times another. */
  problem(): string | undefined {
    if (this.unclear === undefined || this.english === undefined) return undefined;
    const { sign, place } = this.unclear;
    return `${NOUNS[sign]} de ${place} puede ser de miles o decimal: en ${this.english.place} ${this.english.says[sign]}. Guarde las cifras como números o escríbalas con coma decimal y sin separador de miles.`;
  }
}

function englishOf(text: string): English | undefined {
  if (DECIMAL.test(text)) return WITH_DECIMALS;
  return THOUSANDS.test(text) ? WITH_THOUSANDS : undefined;
}

function placeOf(row: SheetRow, column: number): string {
  return `«${row.shown(column, MAX_SHOWN)}» (fila ${row.number}, ${COLUMNS[column]?.name})`;
}
