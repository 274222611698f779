import { performance } from 'node:perf_hooks';

/** How long a batch should take, in ms: on the embedded database everybody waits for it. */
const usualMs = 40;
const [shrink, grow, smallest] = [0.5, 1.5, 1 / 16];

interface BatchLimits {
  /** The largest batch. */
  most: number;
  /**
   * Whether others wait for each batch: one that takes too long (a slow disk) makes the next ones smaller.
   */
  isAdaptive: boolean;
  targetMs?: number;
}

/** How much to do in a batch. */
export class BatchSize {
  private size: number;

  constructor(private readonly limits: BatchLimits) {
    this.size = limits.most;
  }

  get current(): number {
    return Math.max(1, Math.floor(this.size));
  }

  /** Does a batch, and learns from the time that it takes. */
  async timed<T>(batch: () => Promise<T>): Promise<T> {
    const { most, isAdaptive, targetMs = usualMs } = this.limits;
    const before = performance.now();
    const done = await batch();
    if (isAdaptive) {
      const factor = targetMs / (performance.now() - before);
      const next = this.size * Math.min(grow, Math.max(shrink, factor));
      this.size = Math.min(most, Math.max(most * smallest, next));
    }
    return done;
  }
}

interface Batching extends BatchLimits {
  length: number;
  start?: number;
}

/** From `from` to before `to`. */
export interface Batch {
  from: number;
  to: number;
}

/** Goes from `start` to `length` in batches, for which the server's own thread is busy. */
export function inBatches(batching: Batching, work: (batch: Batch) => Promise<void>): Promise<void> {
  return inPreparedBatches(batching, (batch) => batch, work);
}

/**
 * The same, with something to prepare for each batch. A batch calls `prepareNext` as soon as it waits for the
 * database, which then works meanwhile.
 */
export async function inPreparedBatches<T>(
  { length, start = 0, ...limits }: Batching,
  prepare: (batch: Batch) => T,
  work: (prepared: T, prepareNext: () => void) => Promise<void>,
): Promise<void> {
  const size = new BatchSize(limits);
  const preparedFrom = (from: number) => {
    if (from >= length) return undefined;
    const to = Math.min(from + size.current, length);
    return { to, prepared: prepare({ from, to }) };
  };
  for (let at = preparedFrom(start); at !== undefined; ) {
    const { to, prepared } = at;
    let next: typeof at | undefined;
    const prepareNext = () => {
      next ??= preparedFrom(to);
    };
    await size.timed(() => work(prepared, prepareNext));
    at = next ?? preparedFrom(to);
  }
}
