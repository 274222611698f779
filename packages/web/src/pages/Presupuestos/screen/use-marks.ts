import { useMemo, useState } from 'react';
import { createMarksByPair, type Entries, type MarksByPair } from './marks-by-pair.ts';

/** What waits in the outbox for a period's cells, by clienteProductoPeriodoID. */
export function useMarks(entries: Entries, periodoID: string): MarksByPair {
  const [marksByPair] = useState(createMarksByPair);
  return useMemo(() => marksByPair(entries, periodoID), [marksByPair, entries, periodoID]);
}
