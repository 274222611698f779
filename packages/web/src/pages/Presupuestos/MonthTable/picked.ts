import type { ClipboardEvent } from 'react';
import { type CopiedFigures, writeFigures } from '../clipboard.ts';
import { FIELDS, IN_ORDER } from './fields.ts';
import { type MonthRow, monthOf } from './month-row.ts';

/** The selected cells as a spreadsheet takes them: a line a month, a tab between fields, a decimal comma; null without any. */
export function pickedFigures(rows: readonly MonthRow[]): CopiedFigures | null {
  const lines = rows.flatMap(({ venta, picked }) => {
    const figures = IN_ORDER.filter((field) => picked?.[field]).map((field) =>
      FIELDS[field].whileEdited(venta[field]),
    );
    return figures.length === 0 ? [] : [figures.join('\t')];
  });
  const units = IN_ORDER.filter((field) => rows.some(({ picked }) => picked?.[field]));
  return lines.length === 0 ? null : { text: lines.join('\n'), units };
}

/** Puts them on the clipboard; a part of a figure that is selected by hand is copied as any text. */
export function copyPicked(event: ClipboardEvent, rows: readonly MonthRow[]): void {
  const isTyping = event.target instanceof HTMLElement && event.target.dataset['typing'] === 'true';
  const figures = isTyping ? null : pickedFigures(rows);
  if (!figures) return;
  event.preventDefault();
  writeFigures(event.clipboardData, figures);
}

/** What is said aloud of them. */
export function pickedAnnouncement(rows: readonly MonthRow[]): string {
  const months = rows.filter(({ picked }) => picked?.volumenTon || picked?.precio);
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return '';
  const fields = IN_ORDER.filter((field) => first.picked?.[field]);
  const names = fields.map((field) => FIELDS[field].name).join(' y ');
  const span = (first === last ? monthOf(first) : `de ${monthOf(first)} a ${monthOf(last)}`).toLowerCase();
  return `Seleccionadas ${months.length * fields.length} cifras, ${names}, ${span}.`;
}
