import { type Change, type Conflict, isValueChange } from '@presupuesto/machines';
import type { Mark, Marks } from '../Grid/cell-content.ts';

/** Of the outbox, by `changeKey`. */
export type Entries = Readonly<
  Record<string, { readonly change: Change; readonly conflicto?: Conflict | undefined }>
>;

export type MarksByPair = ReadonlyMap<number, Marks>;

/**
 * What waits in the outbox for a period's cells, by clienteProductoPeriodoID. Keeps its last result: a pair for which the same waits as
 * before keeps its marks, and is not drawn anew.
 */
export function createMarksByPair() {
  let last: MarksByPair = new Map();
  return (entries: Entries, periodoID: string): MarksByPair => {
    const marks = new Map<number, Map<string, Mark>>();
    for (const [key, { change, conflicto }] of Object.entries(entries)) {
      if (!isValueChange(change) || change.periodoID !== periodoID) continue;
      const ofPair = marks.get(change.clienteProductoPeriodoID) ?? new Map<string, Mark>();
      ofPair.set(key, { conflicto: conflicto ?? null });
      marks.set(change.clienteProductoPeriodoID, ofPair);
    }
    last = new Map([...marks].map(([pair, ofPair]) => [pair, unchanged(last.get(pair), ofPair) ?? ofPair]));
    return last;
  };
}

/** The marks that were there, where they say the same. */
function unchanged(before: Marks | undefined, now: Marks): Marks | undefined {
  if (before?.size !== now.size) return undefined;
  const isSame = [...now].every(([key, { conflicto }]) => before.get(key)?.conflicto === conflicto);
  return isSame ? before : undefined;
}

/** How many figures wait for the server, and how many for a decision. */
export function countMarks(marks: MarksByPair): {
  readonly pending: number;
  readonly conflicts: number;
} {
  const all = [...marks.values()].flatMap((ofPair) => [...ofPair.values()]);
  const conflicts = all.filter(({ conflicto }) => conflicto !== null).length;
  return { pending: all.length - conflicts, conflicts };
}
