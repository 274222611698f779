import {
  type CellStyle,
  type CellValue,
  type ColumnDef,
  rangeRef,
  type WriteSheet,
  writeXlsx,
} from 'hucre/xlsx';
import { literalCell } from './literal-text.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const QUIET: CellStyle = { font: { color: { rgb: '808080' } } };

/** A column of a sheet: its header, its width in characters, its figures' format, and what stands in it. */
export interface SheetColumn<Row> {
  readonly header: string;
  readonly width: number;
  /** As Excel writes it; texts have none. */
  readonly numFmt?: string;
  /** Grey: to be looked at, not changed. */
  readonly isQuiet?: boolean;
  /** In a group that is closed at first. */
  readonly isFolded?: boolean;
  readonly value: (row: Row) => string | number | Date | null;
}

/** A sheet whose header stays in view and can be filtered by; texts are written as texts, so that none becomes a formula. */
export function sheetOf<Row>(
  name: string,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  frozenColumns: number,
): WriteSheet {
  const headers: CellValue[] = columns.map(({ header }) => header);
  return {
    name,
    columns: columns.map((column, at) => columnOf(column, columns[at - 1])),
    // The sign that opens a closed group stands above the column after it.
    outlineProperties: { summaryRight: true },
    rows: [headers, ...rows.map((row) => columns.map(({ value }) => value(row)))],
    cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
    freezePane: { rows: 1, ...(frozenColumns > 0 && { columns: frozenColumns }) },
    autoFilter: { range: rangeRef(0, 0, rows.length, columns.length - 1) },
  };
}

function columnOf<Row>(
  { width, numFmt, isQuiet = false, isFolded = false }: SheetColumn<Row>,
  before: SheetColumn<Row> | undefined,
): ColumnDef {
  return {
    width,
    ...(numFmt !== undefined && { numFmt }),
    ...(isQuiet && { style: QUIET }),
    ...(isFolded && { outlineLevel: 1, hidden: true }),
    ...(!isFolded && before?.isFolded && { collapsed: true }),
  };
}

/** The file of a workbook. */
export async function workbookOf(sheets: WriteSheet[]): Promise<Blob> {
  const written = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows?.map((row) => row.map(literalCell)) }));
  return new Blob([new Uint8Array(await writeXlsx({ sheets: written }))], { type: XLSX });
}
