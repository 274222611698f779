import { performance } from 'node:perf_hooks';
import type { Steps } from './run-step.ts';

/** How long a pace should take, in ms: on the embedded database everybody waits for it. */
const wanted = 40;
const [shrink, grow, smallest] = [0.5, 1.5, 1 / 16];

interface Way {
  length: number;
  /** The longest pace of a step that others wait for. */
  most: number;
  start?: number;
}

/**
 * Goes from `start` to `length` in paces of at most `most`, for which the server's own thread is busy; smaller ones where others wait
 * and they take too long: a busy machine, a slow disk.
 */
export async function inPaces(
  { areApart }: Steps,
  { length, most, start = 0 }: Way,
  pace: (from: number, to: number) => Promise<void>,
): Promise<void> {
  let size = most;
  for (let from = start; from < length; ) {
    const to = Math.min(from + Math.max(1, Math.floor(size)), length);
    const before = performance.now();
    await pace(from, to);
    from = to;
    if (!areApart) continue;
    const factor = wanted / (performance.now() - before);
    size = Math.min(most, Math.max(most * smallest, size * Math.min(grow, Math.max(shrink, factor))));
  }
}
