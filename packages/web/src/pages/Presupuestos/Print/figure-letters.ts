import type { GridColumn } from '@presupuesto/machines';
import type { Shown } from '../Grid/cell-content.ts';
import { textPx } from '../Grid/widths.ts';
import { SMALL } from './PrintGrid.parts.ts';
import { isCompared, type PaperCells } from './paper-cells.ts';

/** Of the styles, in CSS pixels: the sheet, its names, a total with its difference, and what a figure leaves free. */
const PX = { sheet: 1047, name: 197, compared: 110, around: 6, beside: 42 } as const;
const LETTERS_PX = 9;

/** How large the letters of the figures are, in pixels: the longest figure has room in its column. */
export function figureLetters(rows: readonly PaperCells[], columns: readonly GridColumn[], shown: Shown) {
  const roomOf = new Map(columns.map((column) => [column.key, figureRoom(column, columns, shown)]));
  let letters = LETTERS_PX;
  for (const { cells } of rows) {
    for (const { column, text, beside } of cells) {
      const textWidth = Math.max(textPx(text), textPx(beside) * SMALL) / 14;
      letters = Math.min(letters, (roomOf.get(column.key) ?? 0) / textWidth);
    }
  }
  return letters;
}

/** A table has a year; its columns are equally wide, but for a total with its difference. */
function figureRoom(column: GridColumn, columns: readonly GridColumn[], shown: Shown): number {
  if (isCompared(column, shown)) return PX.compared - PX.around - PX.beside;
  const year = columns.filter(({ anio }) => anio === column.anio);
  const compared = year.filter((one) => isCompared(one, shown)).length;
  return (PX.sheet - PX.name - compared * PX.compared) / (year.length - compared) - PX.around;
}
