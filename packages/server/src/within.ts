import { setTimeout as wait } from 'node:timers/promises';

/** Waits for some work, but no longer than that many ms. What the work throws is thrown as long as it is waited for. */
export async function within(ms: number, work: Promise<unknown>): Promise<void> {
  work.catch(() => {});
  const over = new AbortController();
  const tooLong = wait(ms, undefined, { signal: over.signal, ref: false }).catch(() => {});
  await Promise.race([work, tooLong]).finally(() => over.abort());
}
