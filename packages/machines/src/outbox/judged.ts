import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import type { BatchReport } from './batch.setup.ts';
import { changeKey, valueKey } from './change.ts';
import { conflict, havingSeen, isOwnFigure } from './conflict.ts';
import { type Entries, type Entry, entryOf, keptOf } from './entries.ts';
import { released } from './gestures.ts';
import { type Conflict, type Kept, newGesture, type Unsent } from './kept.ts';
import type { Conflicted, Judgement } from './outbox.types.ts';

export type Answered = Extract<BatchReport, { type: 'batch.answered' }>;

interface Judged {
  readonly entries: Entries;
  /** A later figure of a cell, knowing what was saved, or the same once more, knowing what stands there. */
  readonly goingOn: readonly Kept[];
  /** What was saved comes last: it finds nothing else on its way, so that the summary is read once. */
  readonly judgements: readonly Judgement[];
}

/** What an answer means for all changes of a gesture. A large one is gone through once: each copy of the entries costs all of them. */
export function judged(entries: Entries, { members, sent, results }: Answered, usuario: string): Judged {
  const byCell = new Map(results.map((result) => [valueKey(result.campo, result.ventaID), result]));
  const asked = new Set(sent.map(({ id }) => id));
  const again = newGesture(members[0]?.gesto.origen ?? 'tecleado');
  const next: Record<string, Entry> = { ...entries };
  const [goingOn, saved, gone]: [Kept[], Kept[], Kept[]] = [[], [], []];
  const [refused, conflicted]: [Unsent[], Conflicted[]] = [[], []];
  const goOn = (entry: Entry, actual: number | null | undefined) => {
    const seen = typeof actual === 'number' ? havingSeen(entry.change, actual) : entry.change;
    const onward = released(entry, seen);
    next[changeKey(seen)] = onward;
    goingOn.push(keptOf(onward));
  };
  for (const { id, change } of members) {
    const key = changeKey(change);
    const entry = entryOf(entries, change);
    if (!entry || entry.conflicto) continue;
    const result = byCell.get(key);
    const isSaved = asked.has(id) && result?.estado === 'guardado';
    const verdict = result && verdictOf(entry, result, usuario);
    const kept = keptOf(entry);
    if (entry.id !== id) goOn(entry, isSaved ? change.valor : null);
    else if (!asked.has(id)) gone.push(kept);
    else if (isSaved) saved.push(kept);
    else if (verdict) {
      next[key] = { ...entry, batch: null };
      if ('text' in verdict) refused.push({ kept, ...verdict });
      else conflicted.push({ kept, ...verdict });
    } else goOn({ ...entry, gesto: again }, result?.actual);
  }
  const judgements: Judgement[] = [];
  if (conflicted.length > 0) judgements.push({ type: 'changes.conflicted', conflicted });
  if (refused.length > 0) judgements.push({ type: 'changes.refused', refused });
  if (gone.length > 0) judgements.push({ type: 'changes.ended', kept: gone, outcome: 'gone' });
  if (saved.length > 0) judgements.push({ type: 'changes.ended', kept: saved, outcome: 'confirmed' });
  return { entries: next, goingOn, judgements };
}

type Verdict = { readonly text: string } | { readonly conflicto: Conflict };

/** Of a change that was not saved; undefined for an earlier figure of its own in its way. */
function verdictOf(entry: Entry, result: ResultadoCambio, usuario: string): Verdict | undefined {
  const { actual, message } = result;
  if (result.estado === 'rechazado' || typeof actual !== 'number') return { text: message ?? '' };
  const conflicto = conflict({ ...result, actual });
  return isOwnFigure(entry.change, conflicto, usuario) ? undefined : { conflicto };
}
