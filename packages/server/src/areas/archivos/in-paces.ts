import { performance } from 'node:perf_hooks';

/** How long a pace should take, in ms: on the embedded database everybody waits for it. */
const wanted = 40;
const [shrink, grow, smallest] = [0.5, 1.5, 1 / 16];

/** Goes from `start` to `length` in paces of at most `most`, smaller ones where they take too long: a busy machine, a slow disk. */
export async function inPaces(
  length: number,
  most: number,
  pace: (from: number, to: number) => Promise<void>,
  start = 0,
): Promise<void> {
  let size = most;
  for (let from = start; from < length; ) {
    const to = Math.min(from + Math.max(1, Math.floor(size)), length);
    const before = performance.now();
    await pace(from, to);
    const factor = wanted / (performance.now() - before);
    size = Math.min(most, Math.max(most * smallest, size * Math.min(grow, Math.max(shrink, factor))));
    from = to;
  }
}
