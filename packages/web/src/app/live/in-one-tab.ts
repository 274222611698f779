/** A work that one tab of the browser does for all of them. @param waited another tab did it before, or nobody for a while */
export type Lead = (signal: AbortSignal, waited: boolean) => Promise<void>;

/**
 * Has one tab do a work, and the next one when that one ends: browsers open six connections to a server, and a stream takes one for
 * good. Without locks (pages without TLS have none) each tab does it while it is looked at.
 */
export function inOneTab(
  name: string,
  locks: Pick<LockManager, 'request'> | undefined,
  signal: AbortSignal,
  lead: Lead,
): void {
  if (!locks) return whileSeen(signal, lead);
  const passedOver = (): void => {};
  void holding(name, locks, signal, lead).catch(passedOver);
}

async function holding(
  name: string,
  locks: Pick<LockManager, 'request'>,
  signal: AbortSignal,
  lead: Lead,
): Promise<void> {
  const wasFree = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock) await lead(signal, false);
    return lock !== null;
  });
  if (!wasFree) await locks.request(name, { signal }, () => lead(signal, true));
}

function whileSeen(signal: AbortSignal, lead: Lead): void {
  let turn: AbortController | undefined;
  let waited = false;
  const look = (): void => {
    const isSeen = document.visibilityState === 'visible' && !signal.aborted;
    if (isSeen === (turn !== undefined)) return;
    turn?.abort();
    turn = isSeen ? new AbortController() : undefined;
    if (!turn) return;
    void lead(turn.signal, waited);
    waited = true;
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look);
    look();
  });
  look();
}
