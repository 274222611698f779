import type { ParConMeses } from '@presupuesto/api-sdk/contract';
import { keptMoment } from './kept-moment.ts';
import type { KeptWork } from './kept-work.ts';

/** Periods that a screen reads whole: what it has read is kept, and not fetched a second time. */
export function createReadPeriods(ready: () => Promise<KeptWork>) {
  const read = new Map<string, Promise<void>>();
  /** Aborted with the session. */
  let over = new AbortController();

  return {
    /** Keeps all pairs of a user's period, once a screen that is to show them has read them. */
    keep: (usuario: string, periodoID: string, pares: Promise<readonly ParConMeses[]>): void => {
      if (read.has(periodoID)) return;
      const asked = keptMoment();
      const { signal } = over;
      const keeping = Promise.all([pares, ready()]).then(([all, kept]) =>
        kept.keepRead({ usuario, periodoID, pares: all, asked, signal }),
      );
      read.set(
        periodoID,
        // What could not be read or kept may be another time.
        keeping.catch(() => {
          if (!signal.aborted) read.delete(periodoID);
        }),
      );
    },

    /** Whether a period was read whole and kept, once one that is being read is. */
    has: async (periodoID: string): Promise<boolean> => {
      await read.get(periodoID);
      return read.has(periodoID);
    },

    end: (): void => {
      read.clear();
      over.abort();
      over = new AbortController();
    },
  };
}
