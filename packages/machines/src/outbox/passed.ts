import type { Passed } from '../budget/cell/replicate.machine.ts';
import { changeKey } from './change.ts';
import { type Entries, type Entry, entryOf, goesOn } from './entries.ts';
import type { Kept } from './kept.ts';

type Save = NonNullable<Entry['save']>;
type Replicate = NonNullable<Entry['replicate']>;
type SendToReplicate = (replicate: Replicate, event: Passed) => void;

/** The part of xstate's `enqueue` that this takes. */
interface Enqueue {
  readonly stopChild: (save: Save) => void;
  readonly sendTo: SendToReplicate & ((save: Save, event: { type: 'change.replaced'; kept: Kept }) => void);
}

/** Sends the saves and replicates of these cells what has been written there now: a save goes on with it, or ends. */
export function sendReplaced(entries: Entries, kept: readonly Kept[], { stopChild, sendTo }: Enqueue): void {
  const passed: Entry[] = [];
  for (const one of kept) {
    const known = entryOf(entries, one.change);
    if (!known) continue;
    const { save } = known;
    if (save && !goesOn(known, one)) stopChild(save);
    else if (save && !one.gesto) sendTo(save, { type: 'change.replaced', kept: one });
    if (one.conflicto || one.gesto || !save) passed.push(known);
  }
  sendPassed(passed, sendTo);
}

/** Sends each replicate those of these entries that nobody waits for any more: all at once, for they may be thousands. */
export function sendPassed(entries: readonly Entry[], sendTo: SendToReplicate): void {
  const byReplicate = new Map<Replicate, string[]>();
  for (const { replicate, change } of entries) {
    if (!replicate) continue;
    const keys = byReplicate.get(replicate) ?? [];
    byReplicate.set(replicate, keys);
    keys.push(changeKey(change));
  }
  for (const [replicate, keys] of byReplicate) sendTo(replicate, { type: 'changes.passed', keys });
}
