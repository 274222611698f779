import { changeKey, type FigureTurn, type TurnAnswer, type TurnInput } from '@presupuesto/machines';
import { type EventObject, fromCallback } from 'xstate';
import type { OpenedStore } from './change-store.ts';

/**
 * The turn of a cell by the browser's locks, one for each cell and user in all tabs. Without locks (pages without TLS have none)
 * everybody's turn is at once; then a tab that was overtaken sends the later figure again.
 */
export function createTurn(
  latest: OpenedStore['latest'],
  locks: Pick<LockManager, 'request'> | undefined,
): FigureTurn {
  return fromCallback<EventObject, TurnInput>(({ input: { usuario, change, force }, sendBack }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const give = () => {
      if (signal.aborted) return;
      const answer: TurnAnswer = { type: 'turn.given', latest: latest(usuario, change) };
      sendBack(answer);
    };
    if (!locks) {
      queueMicrotask(give);
      return () => stopping.abort();
    }
    const hold = () => {
      give();
      return new Promise<void>((resolve) => {
        if (signal.aborted) resolve();
        else signal.addEventListener('abort', () => resolve(), { once: true });
      });
    };
    // A lock that is taken away or cannot be had rejects: then this tab goes on without it.
    let isHeld = false;
    const name = `pendiente:${usuario}:${changeKey(change)}`;
    const options = force ? { steal: true } : { signal };
    locks
      .request(name, options, () => {
        isHeld = true;
        return hold();
      })
      .catch(() => {
        if (!isHeld) give();
      });
    return () => stopping.abort();
  });
}
