import { RAW_COLUMNS } from '../../../workbook/parts/raw-sheet.ts';
import { WorkbookProblem } from '../../../workbook/problem.ts';
import type { RowBatch } from '../../../workbook/row-batch.ts';
import { type Reading, readFigure } from './cell.ts';
import { columnsOf, type HeaderCell, type NamingColumn, type SheetColumns } from './columns.ts';
import { ownCopy } from './own-copy.ts';
import { type BookRow, campoOf, isOrigin, type RawBook } from './sheets.ts';

/** The header is in one of the first rows. */
export const HEADER_ROWS = 30;
/** 5 000 pairs of three years, both figures, downloaded and changed. */
const MOST_FIGURES = 800_000;
const MOST_ROWS = 40_000;
/** Longer than any name that is kept. */
const LONGEST_NAME = 300;
/** Cells that are not understood, of which each says why; beyond those it is said in general. */
const MOST_PROBLEMS = 2_000;
const UNREADABLE = { problem: 'no es un número' };

interface OpenSheet {
  readonly name: string;
  columns: SheetColumns | undefined;
  readonly rows: BookRow[];
}

/** Puts the rows of a workbook's sheets together, as they come. */
export class BookBuilder {
  private readonly sheets: OpenSheet[] = [];
  private readonly data = new Map<string, string>();
  private figures = 0;
  private rows = 0;
  private problems = 0;

  open(name: string): void {
    this.sheets.push({ name, columns: undefined, rows: [] });
  }

  take(batch: RowBatch): void {
    const sheet = this.sheets.at(-1);
    if (sheet === undefined) throw new Error('Rows came before their sheet');
    for (let row = 0; row < batch.length; row += 1) this.takeRow(sheet, batch, row);
    if (this.figures > MOST_FIGURES || this.rows > MOST_ROWS) throw new WorkbookProblem('too-many-texts');
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

  private bounded(reading: Reading): Reading {
    if (reading === null || typeof reading === 'number') return reading;
    this.problems += 1;
    return this.problems > MOST_PROBLEMS ? UNREADABLE : reading;
  }

  private takeRow(sheet: OpenSheet, batch: RowBatch, row: number): void {
    if (sheet.columns !== undefined) {
      const { naming, figures } = sheet.columns;
      const readings = figures.map(({ at, campo }) =>
        this.bounded(readFigure(batch.kind(row, at), batch.text(row, at), campo)),
      );
      sheet.rows.push({ number: batch.rowNumber(row), naming: namesOf(naming, batch, row), readings });
      this.figures += figures.length;
      this.rows += 1;
    } else if (batch.rowNumber(row) <= HEADER_ROWS) {
      sheet.columns = columnsOf(headerOf(batch, row), campoOf(sheet.name));
      if (sheet.columns === undefined && isOrigin(sheet)) {
        this.data.set(batch.text(row, 0).trim(), batch.text(row, 1).trim());
      }
    }
  }
}

function headerOf(batch: RowBatch, row: number): HeaderCell[] {
  return Array.from({ length: RAW_COLUMNS }, (_, at) => at)
    .filter((at) => batch.kind(row, at) !== 'empty')
    .map((at) => ({ at, kind: batch.kind(row, at), text: batch.text(row, at) }));
}

function namesOf(naming: SheetColumns['naming'], batch: RowBatch, row: number): BookRow['naming'] {
  const text = (column: NamingColumn): string => {
    const at = naming.get(column);
    if (at === undefined) return '';
    const written = batch.text(row, at).trim();
    return batch.kind(row, at) === 'number' ? String(Number(written)) : ownCopy(written, LONGEST_NAME);
  };
  return {
    clave: text('clave'),
    relacion: text('relacion'),
    cliente: text('cliente'),
    producto: text('producto'),
    codigoCliente: text('codigoCliente'),
    codigoProducto: text('codigoProducto'),
    moneda: text('moneda'),
  };
}
