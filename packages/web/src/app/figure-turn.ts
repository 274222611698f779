import { changeKey, type FigureTurn, type TurnAnswer, type TurnInput } from '@presupuesto/machines';
import { type EventObject, fromCallback } from 'xstate';
import type { OpenedStore } from './change-store.ts';

/**
 * The turn of cells by the browser's locks, one for each cell and user in all tabs: all at once where they are free, and else in the same
 * order as everybody takes them. Without locks (pages without TLS have none) everybody's turn is at once; then a tab that was overtaken sends the later figure again.
 */
export function createTurn(
  latest: OpenedStore['latest'],
  locks: Pick<LockManager, 'request'> | undefined,
): FigureTurn {
  return fromCallback<EventObject, TurnInput>(({ input: { usuario, changes, force }, sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let isGiven = false;
    const give = () => {
      if (signal.aborted || isGiven) return;
      isGiven = true;
      const answer: TurnAnswer = {
        type: 'turn.given',
        latest: latest(usuario, changes),
      };
      sendBack(answer);
    };
    if (!locks) {
      queueMicrotask(give);
      return () => stopping.abort();
    }
    const names = changes.map((change) => `pendiente:${usuario}:${changeKey(change)}`).sort();
    const options = force ? { steal: true } : { signal };
    // A lock that is taken away or cannot be had rejects: then this tab goes on without it.
    const holdFrom = async (at: number): Promise<void> => {
      const name = names[at];
      if (name !== undefined) {
        await locks.request(name, options, () => holdFrom(at + 1)).catch(give);
        return;
      }
      give();
      await new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve(), { once: true });
      });
    };
    const hold = async (): Promise<void> => {
      const isAtOnce = !force && names.length > 1 && (await areHeld(locks, names, signal));
      if (isAtOnce) give();
      else await holdFrom(0);
    };
    void hold();
    return () => stopping.abort();
  });
}

/**
 * Takes all of the locks if they are free, until `signal`, and else none: asked for one after the other, a thousand take a
 * browser half a second. It waits for nobody while it holds some, so that two tabs cannot wait for each other.
 */
async function areHeld(
  locks: Pick<LockManager, 'request'>,
  names: readonly string[],
  signal: AbortSignal,
): Promise<boolean> {
  let release = (): void => {};
  const untilReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  if (signal.aborted) release();
  else signal.addEventListener('abort', () => release(), { once: true });
  const held = names.map(
    (name) =>
      new Promise<boolean>((answer) => {
        const keep = (lock: Lock | null) => {
          answer(lock !== null);
          return lock ? untilReleased : undefined;
        };
        locks.request(name, { ifAvailable: true }, keep).catch(() => answer(false));
      }),
  );
  const areAll = (await Promise.all(held)).every(Boolean);
  if (!areAll) release();
  return areAll;
}
