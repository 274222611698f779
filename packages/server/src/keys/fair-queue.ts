/** A piece of work was refused because too many already wait. */
export class QueueFull extends Error {}

interface FairQueueOptions {
  /** Pieces of work at once. */
  running: number;
  /** How many may wait in one lane, and in all of them together. */
  perLane: number;
  inAll: number;
}

interface Waiter {
  start: () => void;
  refuse: (reason: QueueFull) => void;
}

/**
 * Runs a bounded number of pieces of work at once; the others wait. Each lane has a queue of its own and the lanes take turns, so
 * that a long queue in one of them holds up nobody in another. When all of it is full, the longest lane gives way.
 */
export class FairQueue {
  private running = 0;
  private waiting = 0;
  /** In the order of their next turns; a lane without waiters is not kept. */
  private readonly lanes = new Map<string, Waiter[]>();

  constructor(private readonly options: FairQueueOptions) {}

  /** Runs `work` when it is the lane's turn. @throws QueueFull */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.running < this.options.running) this.running += 1;
    else await this.turn(lane);
    try {
      return await work();
    } finally {
      this.startNext();
    }
  }

  private turn(lane: string): Promise<void> {
    const { perLane, inAll } = this.options;
    const length = this.lanes.get(lane)?.length ?? 0;
    if (length >= perLane) throw new QueueFull();
    if (this.waiting >= inAll) this.refuseLongest(length);
    return new Promise((start, refuse) => {
      const waiters = this.lanes.get(lane);
      if (waiters === undefined) this.lanes.set(lane, [{ start, refuse }]);
      else waiters.push({ start, refuse });
      this.waiting += 1;
    });
  }

  /** Makes room for a lane of `length`: whoever came last to a longer one has to go. */
  private refuseLongest(length: number): void {
    const [longest] = [...this.lanes.values()].toSorted((a, b) => b.length - a.length);
    if (longest === undefined || longest.length <= length + 1) throw new QueueFull();
    longest.pop()?.refuse(new QueueFull());
    this.waiting -= 1;
  }

  private startNext(): void {
    const [next] = this.lanes;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    const [lane, waiters] = next;
    const waiter = waiters.shift();
    this.lanes.delete(lane);
    if (waiters.length > 0) this.lanes.set(lane, waiters);
    this.waiting -= 1;
    waiter?.start();
  }
}
