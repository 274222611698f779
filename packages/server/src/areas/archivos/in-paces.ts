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

/** From `from` to before `to`. */
export interface Pace {
  from: number;
  to: number;
}

/**
 * Goes from `start` to `length` in paces of at most `most`, for which the server's own thread is busy; smaller ones where others wait
 * and they take too long: a busy machine, a slow disk.
 */
export async function inPaces(
  steps: Steps,
  way: Way,
  pace: (from: number, to: number) => Promise<void>,
): Promise<void> {
  await inPreparedPaces(steps, way, (at) => at, ({ from, to }) => pace(from, to));
}

/**
 * The same, with something to prepare for each pace. A pace calls `prepareNext` as soon as it waits for the database, which then
 * works meanwhile.
 */
export async function inPreparedPaces<T>(
  { areApart }: Steps,
  { length, most, start = 0 }: Way,
  prepare: (pace: Pace) => T,
  pace: (prepared: T, prepareNext: () => void) => Promise<void>,
): Promise<void> {
  let size = most;
  const preparedFrom = (from: number) => {
    if (from >= length) return undefined;
    const to = Math.min(from + Math.max(1, Math.floor(size)), length);
    return { to, work: prepare({ from, to }) };
  };
  for (let at = preparedFrom(start); at !== undefined; ) {
    const { to, work } = at;
    let next: typeof at | undefined;
    const before = performance.now();
    await pace(work, () => {
      next ??= preparedFrom(to);
    });
    if (areApart) {
      const factor = wanted / (performance.now() - before);
      size = Math.min(most, Math.max(most * smallest, size * Math.min(grow, Math.max(shrink, factor))));
    }
    at = next ?? preparedFrom(to);
  }
}
