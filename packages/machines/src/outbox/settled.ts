import { type Entries, entryOf, mayOlderArrive } from './entries.ts';
import { isLater, type Kept } from './kept.ts';

interface Settled {
  readonly kept: readonly Kept[];
  readonly outcome: 'confirmed' | 'refused';
}

interface SettledHere {
  /** An older figure of this tab would arrive after it. */
  readonly again: readonly Kept[];
  /** Of a confirmed one that this tab never heard of, a screen may still show what was before. */
  readonly news: readonly Kept[];
}

/** What the server's answers to another tab mean in this one. */
export function settledElsewhere(entries: Entries, { kept, outcome }: Settled): SettledHere {
  const again: Kept[] = [];
  const news: Kept[] = [];
  for (const one of kept) {
    const known = entryOf(entries, one.change);
    const isConfirmed = outcome === 'confirmed';
    if (isConfirmed && known?.id === one.id && (known.isToArriveLast || mayOlderArrive(known)))
      again.push(one);
    else if (known ? !isLater(known, one) : isConfirmed) news.push(one);
  }
  return { again, news };
}
