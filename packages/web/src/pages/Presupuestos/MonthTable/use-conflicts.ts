import type { Field } from '@presupuesto/machines';
import { type RefObject, useId } from 'react';
import { formatDecimal, formatTotal } from '../../../format/numbers.ts';
import type { CellAction } from './cell-action.ts';
import { otherFigureText } from './conflict-text.ts';
import { FIELDS, IN_ORDER } from './fields.ts';
import { type MonthRow, monthOf } from './month-row.ts';

/** The figures of a month that wait for a decision. */
export function conflictsIn({ venta, conflict = {} }: MonthRow) {
  return IN_ORDER.flatMap((field) => {
    const conflicto = conflict[field];
    return conflicto ? [{ field, conflicto, valor: venta[field] }] : [];
  });
}

/** What is said aloud when a conflict comes: the first of them, and how many there are. */
export function announcementOf(rows: readonly MonthRow[]): string {
  const all = rows.flatMap((row) => conflictsIn(row).map((one) => ({ ...one, row })));
  const [first] = all;
  if (!first) return '';
  const { field, valor, conflicto, row } = first;
  const count = all.length === 1 ? '1 cifra en conflicto' : `${formatTotal(all.length)} cifras en conflicto`;
  const what = `usted escribió ${formatDecimal(valor)} y ${otherFigureText(conflicto)}`;
  return `${count}. ${monthOf(row)}, ${FIELDS[field].name}: ${what}.`;
}

export type Decision = ReturnType<typeof useDecision>;

/** Decides a conflict from its line, which then goes: the focus stays with the cell. */
export function useDecision(
  table: RefObject<HTMLTableElement | null>,
  onAction: (action: CellAction) => void,
) {
  const id = useId();
  return {
    idOf: (field: Field, ventaID: number) => `${id}${field}${ventaID}`,
    decide: (type: 'conflict.left' | 'conflict.put', ventaID: number, field: Field) => {
      const describedBy = CSS.escape(`${id}${field}${ventaID}`);
      table.current?.querySelector<HTMLElement>(`input[aria-describedby="${describedBy}"]`)?.focus();
      onAction({ type, ventaID, field });
    },
  };
}
