import { performance } from 'node:perf_hooks';
import type { Steps } from './steps.ts';

/** How long a pace should take, in ms: on the embedded database everybody waits for it. */
const usual = 40;
const [shrink, grow, smallest] = [0.5, 1.5, 1 / 16];

/** How much to do in a pace: `most`, or less where others wait and it takes too long (a busy machine, a slow disk). */
export class PaceLength {
  private length: number;

  constructor(
    private readonly steps: Pick<Steps, 'areApart'>,
    private readonly most: number,
    private readonly wanted = usual,
  ) {
    this.length = most;
  }

  get whole(): number {
    return Math.max(1, Math.floor(this.length));
  }

  /** Does a pace, and learns from the time that it takes. */
  async timed<T>(pace: () => Promise<T>): Promise<T> {
    const before = performance.now();
    const done = await pace();
    if (this.steps.areApart) {
      const factor = this.wanted / (performance.now() - before);
      const next = this.length * Math.min(grow, Math.max(shrink, factor));
      this.length = Math.min(this.most, Math.max(this.most * smallest, next));
    }
    return done;
  }
}

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

/** Goes from `start` to `length` in paces, for which the server's own thread is busy. */
export async function inPaces(
  steps: Pick<Steps, 'areApart'>,
  way: Way,
  pace: (from: number, to: number) => Promise<void>,
): Promise<void> {
  await inPreparedPaces(
    steps,
    way,
    (at) => at,
    ({ from, to }) => pace(from, to),
  );
}

/**
 * The same, with something to prepare for each pace. A pace calls `prepareNext` as soon as it waits for the database, which then
 * works meanwhile.
 */
export async function inPreparedPaces<T>(
  steps: Pick<Steps, 'areApart'>,
  { length, most, start = 0 }: Way,
  prepare: (pace: Pace) => T,
  pace: (prepared: T, prepareNext: () => void) => Promise<void>,
): Promise<void> {
  const size = new PaceLength(steps, most);
  const preparedFrom = (from: number) => {
    if (from >= length) return undefined;
    const to = Math.min(from + size.whole, length);
    return { to, work: prepare({ from, to }) };
  };
  for (let at = preparedFrom(start); at !== undefined; ) {
    const { to, work } = at;
    let next: typeof at | undefined;
    const prepareNext = () => {
      next ??= preparedFrom(to);
    };
    await size.timed(() => pace(work, prepareNext));
    at = next ?? preparedFrom(to);
  }
}
