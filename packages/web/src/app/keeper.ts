import type { Caller } from '@presupuesto/api-sdk';
import type { Endpoint, ParConMeses } from '@presupuesto/api-sdk/contract';
import type { Change, ConnectionRef } from '@presupuesto/machines';
import { keptCall } from './kept/kept-call.ts';
import { keptMoment } from './kept/kept-moment.ts';
import { orKept } from './kept/or-kept.ts';
import { createReadPeriods } from './kept/read-periods.ts';
import { createSavedTogether } from './kept/saved-together.ts';
import { logWarning } from './log.ts';
import { once } from './once.ts';
import { untilItComes } from './until-it-comes.ts';
import { whenIdle } from './when-idle.ts';

const notKept = (error: unknown): void => logWarning('No queda guardado en este dispositivo', error);

/**
 * Keeps what the signed-in user's screens last got, and answers with it while the server is away. One user's at a time;
 * the end of a session deletes it.
 */
export function createKeeper(connection: ConnectionRef) {
  let usuario: string | null = null;
  const work = once(loadWork);
  /** What the first screen shows comes before what is kept of it. */
  const drawn = whenIdle();
  const ready = () => drawn.then(work);
  const saved = createSavedTogether(ready, notKept);
  const periods = createReadPeriods(ready);

  return {
    start: (nombreUsuario: string): void => {
      usuario = nombreUsuario;
    },

    end: (): void => {
      usuario = null;
      saved.end();
      periods.end();
      void untilItComes(work)
        .then((kept) => (usuario === null ? kept.clear() : undefined))
        .catch(notKept);
    },

    hasWork: async (nombreUsuario: string): Promise<boolean> => (await work()).has(nombreUsuario),

    save: (change: Change): void => {
      if (usuario) saved.keep(usuario, change);
    },

    keepMonths: async (call: Caller, periodoID: string, signal: AbortSignal): Promise<void> => {
      const isRead = await periods.has(periodoID);
      if (usuario && !isRead) await (await work()).keepMonths(usuario, call, periodoID, signal);
    },

    /** All pairs of the signed-in user's period, which are then kept; while the server is away the kept ones. */
    whole: (periodoID: string, pares: Promise<readonly ParConMeses[]>): Promise<readonly ParConMeses[]> => {
      const user = usuario;
      if (!user) return pares;
      periods.keep(user, periodoID, pares);
      return orKept(connection, pares, async () => (await work()).readWhole(user, periodoID));
    },

    /** The server's answer, which is then kept; while the server is away the kept one. */
    async answer<Output>(endpoint: Endpoint, input: unknown, ask: () => Promise<Output>): Promise<Output> {
      const user = usuario;
      const call = keptCall(endpoint, input);
      if (user === null || !call) return ask();
      const asked = keptMoment();
      const fresh = ask().then((answer) => {
        void ready()
          .then((kept) => (usuario === user ? kept.keep(user, call, { asked, answer }) : undefined))
          .catch(notKept);
        return answer;
      });
      return orKept(connection, fresh, async () => {
        // It was kept under the name of the same call.
        return (await (await work()).read(user, call)) as Output | undefined;
      });
    },
  };
}

/** Its own file: the sign-in does without. */
async function loadWork() {
  const { createKeptWork } = await import('./kept/kept-work.ts');
  return createKeptWork();
}
