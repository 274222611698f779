import { type Campo, COLUMNAS_LIBRO, DATOS_LIBRO, HOJAS_LIBRO } from '@presupuesto/api-sdk/contract';
import { HttpProblem } from '../../../http-problem.ts';
import { RAW_COLUMNS } from '../../../workbook/parts/raw-sheet.ts';
import { plain } from '../../../workbook/plain.ts';
import { WorkbookProblem } from '../../../workbook/problem.ts';
import { readWorkbook } from '../../../workbook/read-workbook.ts';
import type { RowBatch } from '../../../workbook/row-batch.ts';
import { type Reading, readFigure } from './cell.ts';
import { columnsOf, type HeaderCell, type NamingColumn, type SheetColumns } from './columns.ts';

/** A row below the header. */
export interface BookRow {
  /** In the sheet, as people see it. */
  readonly number: number;
  /** What says of which pair it is, trimmed; '' where nothing does. */
  readonly naming: Readonly<Record<NamingColumn, string>>;
  /** One a column of figures. */
  readonly readings: readonly Reading[];
}

/** A sheet of figures. */
export interface BookSheet {
  readonly name: string;
  readonly columns: SheetColumns;
  readonly rows: readonly BookRow[];
}

/** What is read of a workbook. */
export interface RawBook {
  readonly sheets: readonly BookSheet[];
  /** Sheets of ours without a header, by name. */
  readonly headless: readonly string[];
  /** What the hidden sheet says above its table, by the contract's `DATOS_LIBRO`. */
  readonly data: ReadonlyMap<string, string>;
}

/** The header is in one of the first rows. */
const HEADER_ROWS = 30;
/** 5 000 pairs of three years, both figures, downloaded and changed. */
const MOST_FIGURES = 800_000;
const limits = { headerRows: HEADER_ROWS, seconds: 30 };
const [ORIGIN, PRICES, TONNES] = [HOJAS_LIBRO.origen, HOJAS_LIBRO.precio, HOJAS_LIBRO.volumenTon].map(plain);

/** Reads the sheets of a downloaded budget. @throws HttpProblem 400 when the file cannot be read */
export async function readBook(path: string, signal: AbortSignal): Promise<RawBook> {
  const builder = new BookBuilder();
  try {
    await readWorkbook(path, {
      sheets: { names: Object.values(HOJAS_LIBRO), header: COLUMNAS_LIBRO.clave },
      limits,
      signal,
      onSheet: (name) => builder.open(name),
      onRows: (batch) => builder.take(batch),
    });
  } catch (error) {
    throw error instanceof WorkbookProblem ? new HttpProblem(400, messageOf(error)) : error;
  }
  return builder.finish();
}

const SIZES = new Set(['bomb', 'too-many-parts', 'too-many-texts', 'time-limit', 'memory-limit']);

/** Those that speak of loading sales are said of a budget. */
function messageOf({ code, message }: WorkbookProblem): string {
  if (!SIZES.has(code)) return message.replaceAll('cargarlo', 'subirlo').replaceAll('cárguelo', 'súbalo');
  return 'El libro contiene demasiado. Quite las hojas que haya añadido y vuelva a subirlo.';
}

interface OpenSheet {
  readonly name: string;
  columns: SheetColumns | undefined;
  readonly rows: BookRow[];
}

class BookBuilder {
  private readonly sheets: OpenSheet[] = [];
  private readonly data = new Map<string, string>();
  private figures = 0;

  open(name: string): void {
    this.sheets.push({ name, columns: undefined, rows: [] });
  }

  take(batch: RowBatch): void {
    const sheet = this.sheets.at(-1);
    if (sheet === undefined) throw new Error('Rows came before their sheet');
    for (let row = 0; row < batch.length; row += 1) this.takeRow(sheet, batch, row);
    if (this.figures > MOST_FIGURES) throw new WorkbookProblem('too-many-texts');
  }

  finish(): RawBook {
    const { sheets, data } = this;
    return {
      sheets: sheets.flatMap(({ name, columns, rows }) => (columns ? [{ name, columns, rows }] : [])),
      headless: sheets
        .filter(({ name, columns }) => !columns && campoOf(name) !== undefined)
        .map(({ name }) => name),
      data,
    };
  }

  private takeRow(sheet: OpenSheet, batch: RowBatch, row: number): void {
    if (sheet.columns !== undefined) {
      sheet.rows.push(rowOf(sheet.columns, batch, row));
      this.figures += sheet.columns.figures.length;
    } else if (batch.rowNumber(row) <= HEADER_ROWS) {
      sheet.columns = columnsOf(headerOf(batch, row), campoOf(sheet.name));
      if (sheet.columns === undefined && plain(sheet.name) === ORIGIN) {
        this.data.set(batch.text(row, 0).trim(), batch.text(row, 1).trim());
      }
    }
  }
}

/** What a sheet's months are of, by its name. */
function campoOf(name: string): Campo | undefined {
  const known = plain(name);
  if (known === TONNES) return 'volumenTon';
  return known === PRICES ? 'precio' : undefined;
}

function headerOf(batch: RowBatch, row: number): HeaderCell[] {
  return Array.from({ length: RAW_COLUMNS }, (_, at) => at)
    .filter((at) => batch.kind(row, at) !== 'empty')
    .map((at) => ({ at, kind: batch.kind(row, at), text: batch.text(row, at) }));
}

function rowOf({ naming, figures }: SheetColumns, batch: RowBatch, row: number): BookRow {
  const text = (column: NamingColumn): string => {
    const at = naming.get(column);
    if (at === undefined) return '';
    const written = batch.text(row, at).trim();
    return batch.kind(row, at) === 'number' ? String(Number(written)) : written;
  };
  return {
    number: batch.rowNumber(row),
    naming: {
      clave: text('clave'),
      relacion: text('relacion'),
      cliente: text('cliente'),
      producto: text('producto'),
      codigoCliente: text('codigoCliente'),
      codigoProducto: text('codigoProducto'),
    },
    readings: figures.map(({ at, campo }) => readFigure(batch.kind(row, at), batch.text(row, at), campo)),
  };
}

/** One of the facts about the whole book; '' where it does not say it. */
export function dataOf({ data }: RawBook, key: keyof typeof DATOS_LIBRO): string {
  return data.get(DATOS_LIBRO[key]) ?? '';
}

export const isOrigin = ({ name }: BookSheet): boolean => plain(name) === ORIGIN;
export const isNamedFor = ({ name }: BookSheet, campo: Campo): boolean => campoOf(name) === campo;
