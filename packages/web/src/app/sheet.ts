import { type CellValue, rangeRef, type WriteSheet, writeXlsx } from 'hucre/xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A column of a sheet: its header, its width in characters, its figures' format, and what stands in it. */
export interface SheetColumn<Row> {
  readonly header: string;
  readonly width: number;
  /** As Excel writes it; texts have none. */
  readonly numFmt?: string;
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
    columns: columns.map(({ width, numFmt }) => ({ width, ...(numFmt !== undefined && { numFmt }) })),
    rows: [headers, ...rows.map((row) => columns.map(({ value }) => value(row)))],
    cells: new Map(columns.map((_, at) => [`0,${at}`, { style: { font: { bold: true } } }])),
    freezePane: { rows: 1, ...(frozenColumns > 0 && { columns: frozenColumns }) },
    autoFilter: { range: rangeRef(0, 0, rows.length, columns.length - 1) },
  };
}

/** The file of a workbook. */
export async function workbookOf(sheets: WriteSheet[]): Promise<Blob> {
  return new Blob([new Uint8Array(await writeXlsx({ sheets }))], { type: XLSX });
}
