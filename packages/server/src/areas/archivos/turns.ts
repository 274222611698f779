import { availableParallelism } from 'node:os';
import { HttpProblem } from '../../http-problem.ts';

interface TurnLimits {
  /** Works that go on at a time. */
  most: number;
  /** Works that may wait. */
  mostWaiting: number;
  /** How long each may wait, in ms. */
  maxWaitMs: number;
}

/**
 * Files that one server works on at a time: each has a thread and its memory. One processor is left for those who save
 * meanwhile.
 */
export const MOST_FILES = Math.max(1, Math.min(3, availableParallelism() - 1));

/** Lets some works go on at a time, and the others wait for their turn in the order in which they came. */
export class Turns {
  private underWay = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly limits: TurnLimits) {}

  /** @param signal gives the wait up @throws HttpProblem 400 when too many wait, or too long */
  async take<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.underWay < this.limits.most) this.underWay += 1;
    else await this.wait(signal);
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.underWay -= 1;
      else next();
    }
  }

  private async wait(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted();
    if (this.waiting.length >= this.limits.mostWaiting) throw tooMany();
    let stop = (): void => {};
    let timer: NodeJS.Timeout | undefined;
    const begun = new Promise<void>((resolve, reject) => {
      // It leaves the line at once: a turn that were given to it would be lost.
      const giveUp = (reason: unknown): void => {
        const at = this.waiting.indexOf(resolve);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(reason);
      };
      stop = () => giveUp(signal.reason);
      timer = setTimeout(() => giveUp(tooMany()), this.limits.maxWaitMs);
      signal.addEventListener('abort', stop);
      this.waiting.push(resolve);
    });
    await begun.finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    });
  }
}

function tooMany(): HttpProblem {
  return new HttpProblem(400, 'Hay otros archivos en proceso. Espere a que terminen y vuelva a intentarlo.');
}
