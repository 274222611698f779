import { changeKey, type FigureTurn, type TurnAnswer, type TurnInput } from '@presupuesto/machines';
import { type EventObject, fromCallback } from 'xstate';
import type { OpenedStore } from './change-store.ts';

/**
 * The turn of cells by the browser's locks, one for each cell and user in all tabs, taken in the same order by everybody. Without
 * locks (pages without TLS have none) everybody's turn is at once; then a tab that was overtaken sends the later figure again.
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
        latest: changes.map((change) => latest(usuario, change)),
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
    void holdFrom(0);
    return () => stopping.abort();
  });
}
