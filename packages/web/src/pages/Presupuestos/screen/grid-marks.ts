import { isValueChange, type OutboxRef } from '@presupuesto/machines';
import type { Mark, Marks } from '../Grid/cell-content.ts';

type Entries = ReturnType<OutboxRef['getSnapshot']>['context']['entries'];

/** What waits in the outbox for a period's cells, by clienteProductoPeriodoID. */
export function marksByPair(entries: Entries, periodoID: string): ReadonlyMap<number, Marks> {
  const marks = new Map<number, Map<string, Mark>>();
  for (const [key, { change, conflicto }] of Object.entries(entries)) {
    if (!isValueChange(change) || change.periodoID !== periodoID) continue;
    const ofPair = marks.get(change.clienteProductoPeriodoID) ?? new Map<string, Mark>();
    ofPair.set(key, { conflicto: conflicto ?? null });
    marks.set(change.clienteProductoPeriodoID, ofPair);
  }
  return marks;
}

/** How many figures wait for the server, and how many for a decision. */
export function countMarks(marks: ReadonlyMap<number, Marks>): {
  readonly pending: number;
  readonly conflicts: number;
} {
  const all = [...marks.values()].flatMap((ofPair) => [...ofPair.values()]);
  const conflicts = all.filter(({ conflicto }) => conflicto !== null).length;
  return { pending: all.length - conflicts, conflicts };
}
