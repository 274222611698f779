import { type GridContext, type GridEvent, showsPercent, type Target } from '@presupuesto/machines';
import { isCalculation, readOperation } from '../../../format/read-operation.ts';
import { isOwn, unitsOf } from '../clipboard.ts';
import { begunFigure, begunPercent, readEntry } from '../Grid/entry-operation.ts';
import { readClipboard } from '../Grid/grid-copy.ts';
import type { GridMode } from '../Grid/grid-key.ts';
import { copiedRows } from '../MonthTable/copied-rows.ts';

/** How what is typed, edited and pasted on the sheet comes to its machine. */
export function sheetInput(context: GridContext, mode: GridMode, send: (event: GridEvent) => void) {
  const { view, reference } = context;
  const inPercent = showsPercent(context);

  function type(text: string): void {
    const operation = readEntry(text, inPercent);
    if (mode !== 'resting') send({ type: 'entry.typed', text, operation });
    else send({ type: 'entry.begun', text, operation, editing: false });
  }

  return {
    type,
    /** The figure or percentage of the active cell, as it is. */
    edit: (active: Target): void => {
      const begun = inPercent ? begunPercent(active, view, reference) : begunFigure(active, view, reference);
      send({ type: 'entry.begun', ...begun, editing: true });
    },
    /** What counts something is typed, all else a range. */
    paste: (data: DataTransfer): void => {
      const text = data.getData('text/plain');
      const isTyped = !isOwn(data) && copiedRows(text) === undefined && isCalculation(text);
      if (isTyped && readOperation(text) !== undefined) type(text.trim());
      else send({ type: 'block.pasted', copied: readClipboard(data, inPercent), units: unitsOf(data) });
    },
  };
}
