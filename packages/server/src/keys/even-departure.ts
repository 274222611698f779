import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** Longer than what any answer here takes on a machine at rest. */
const stepMs = 100;

/**
 * Starts a clock. What it gives back waits for the next full tenth of a second since then: answers that took a little more or a
 * little less leave at the same moment, and their time shows nothing.
 */
export function evenDeparture(): () => Promise<void> {
  const start = performance.now();
  return async () => {
    const at = start + Math.ceil((performance.now() - start) / stepMs) * stepMs;
    for (let left = at - performance.now(); left > 0; left = at - performance.now()) {
      await wait(Math.ceil(left));
    }
  };
}
