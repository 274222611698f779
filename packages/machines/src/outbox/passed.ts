import type { Passed } from '../budget/cell/replicate.machine.ts';
import { changeKey } from './change.ts';
import { type Entries, type Entry, entryOf, goesOn } from './entries.ts';
import type { Kept } from './kept.ts';

type Save = NonNullable<Entry['save']>;
type Replicate = NonNullable<Entry['replicate']>;
type TellReplicate = (replicate: Replicate, event: Passed) => void;

/** The part of xstate's `enqueue` that it takes to tell them. */
interface Tell {
  readonly stopChild: (save: Save) => void;
  readonly sendTo: TellReplicate & ((save: Save, event: { type: 'change.replaced'; kept: Kept }) => void);
}

/** Tells the saves and replicates of these cells what has been written there now: a save goes on with it, or ends. */
export function tellReplaced(entries: Entries, kept: readonly Kept[], { stopChild, sendTo }: Tell): void {
  const passed: Entry[] = [];
  for (const one of kept) {
    const known = entryOf(entries, one.change);
    if (!known) continue;
    const { save } = known;
    if (save && !goesOn(known, one)) stopChild(save);
    else if (save && !one.gesto) sendTo(save, { type: 'change.replaced', kept: one });
    if (one.conflicto || one.gesto || !save) passed.push(known);
  }
  tellPassed(passed, sendTo);
}

/** Tells each replicate that nobody waits for these entries any more: once for all of them, which may be thousands. */
export function tellPassed(entries: readonly Entry[], tell: TellReplicate): void {
  const byReplicate = new Map<Replicate, string[]>();
  for (const { replicate, change } of entries) {
    if (!replicate) continue;
    const keys = byReplicate.get(replicate) ?? [];
    byReplicate.set(replicate, keys);
    keys.push(changeKey(change));
  }
  for (const [replicate, keys] of byReplicate) tell(replicate, { type: 'changes.passed', keys });
}
