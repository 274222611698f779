import type { Field } from '@presupuesto/machines';
import type { CopiedFigures } from '../clipboard.ts';
import { FIELDS } from './fields.ts';
import type { MonthRow } from './month-row.ts';

const IN_ORDER: readonly Field[] = ['volumenTon', 'precio'];

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

/** What is said aloud of them. */
export function pickedAnnouncement(rows: readonly MonthRow[], monthOf: (row: MonthRow) => string): string {
  const months = rows.filter(({ picked }) => picked?.volumenTon || picked?.precio);
  const [first] = months;
  const last = months.at(-1);
  if (!first || !last) return '';
  const fields = IN_ORDER.filter((field) => first.picked?.[field]);
  const names = fields.map((field) => FIELDS[field].name).join(' y ');
  const span = (first === last ? monthOf(first) : `de ${monthOf(first)} a ${monthOf(last)}`).toLowerCase();
  return `Seleccionadas ${months.length * fields.length} cifras, ${names}, ${span}.`;
}
