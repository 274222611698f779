/** A work that is done again and again while it is needed: after a while, or soon after somebody has asked for it. */
interface Rounds {
  /** Has a round done soon: at once, or after a moment in which others may ask as well. */
  ask(moment?: 'now' | 'soon'): void;
  /** Ends it. Resolves once no round is under way. */
  stop(): Promise<void>;
}

/** Wait for others after somebody has asked, and between two rounds that are asked for, in ms. */
const gatherMs = 20;
const betweenMs = 100;

/**
 * @param round resolves to whether another one is needed; never rejects
 * @param everyMs the pause between rounds that nobody asks for
 */
export function createRounds(round: () => Promise<boolean>, everyMs: number): Rounds {
  let timer: NodeJS.Timeout | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let underWay: Promise<void> | undefined;
  let asked: 'now' | 'soon' | undefined;
  let endedAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  function schedule(waitMs: number): void {
    const at = performance.now() + waitMs;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(start, waitMs);
  }

  function start(): void {
    dueAt = Number.POSITIVE_INFINITY;
    asked = undefined;
    underWay = round().then((isNeeded) => {
      underWay = undefined;
      endedAt = performance.now();
      if (isNeeded || asked !== undefined) schedule(asked === undefined ? everyMs : waitFor(asked));
    });
  }

  const waitFor = (moment: 'now' | 'soon'): number =>
    moment === 'now' ? 0 : Math.max(gatherMs, endedAt + betweenMs - performance.now());

  return {
    ask(moment = 'soon') {
      if (underWay === undefined) schedule(waitFor(moment));
      else if (asked !== 'now') asked = moment;
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await underWay;
    },
  };
}
