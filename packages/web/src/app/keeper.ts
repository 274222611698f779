import type { Caller } from '@presupuesto/api-sdk';
import type { Endpoint, ParConMeses } from '@presupuesto/api-sdk/contract';
import { type Change, type ConnectionRef, isUnanswered } from '@presupuesto/machines';
import { waitFor } from 'xstate';
import { keptCall } from './kept/kept-call.ts';
import { keptMoment } from './kept/kept-moment.ts';
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
  /** The signed-in user's, which wait to be kept together: a device takes a thousand one by one a tenth of a second and more. */
  let saved: Change[] | undefined;
  /** Periods that a screen reads whole: what it has read is kept, and not fetched a second time. */
  const read = new Map<string, Promise<void>>();
  /** Aborted with the session. */
  let over = new AbortController();

  /** Keeps all pairs of a user's period, once a screen that is to show them has read them. */
  function keepRead(user: string, periodoID: string, pares: Promise<readonly ParConMeses[]>): void {
    if (read.has(periodoID)) return;
    const asked = keptMoment();
    const { signal } = over;
    const keeping = Promise.all([pares, drawn.then(work)]).then(([all, kept]) =>
      kept.keepRead({ usuario: user, periodoID, pares: all, asked, signal }),
    );
    read.set(
      periodoID,
      // What could not be read or kept may be another time.
      keeping.catch(() => {
        if (!signal.aborted) read.delete(periodoID);
      }),
    );
  }

  /** A fresh answer; while the server is away the kept one, where there is one. */
  async function orKept<Output>(
    fresh: Promise<Output>,
    readKept: () => Promise<Output | undefined>,
  ): Promise<Output> {
    const kept = async () => (await readKept()) ?? fresh;
    const answered = new AbortController();
    const away = waitFor(connection, (state) => state.hasTag('away'), { signal: answered.signal });
    try {
      return await Promise.race([fresh, away.then(kept)]);
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      // A doubt, which the server itself settles: one that is there has another answer by now.
      connection.send({ type: 'call.unanswered' });
      const settled = await waitFor(connection, (state) => !state.matches({ connected: 'doubted' }));
      if (!settled.hasTag('away')) throw error;
      return await kept();
    } finally {
      answered.abort();
    }
  }

  return {
    start: (nombreUsuario: string): void => {
      usuario = nombreUsuario;
    },

    end: (): void => {
      usuario = null;
      saved = undefined;
      read.clear();
      over.abort();
      over = new AbortController();
      void untilItComes(work)
        .then((kept) => (usuario === null ? kept.clear() : undefined))
        .catch(notKept);
    },

    hasWork: async (nombreUsuario: string): Promise<boolean> => (await work()).has(nombreUsuario),

    save: (change: Change): void => {
      const user = usuario;
      if (!user) return;
      if (saved) {
        saved.push(change);
        return;
      }
      const changes = [change];
      saved = changes;
      void drawn
        .then(work)
        .then(async (kept) => {
          if (saved !== changes) return;
          saved = undefined;
          await kept.save(user, changes);
        })
        .catch(notKept);
    },

    keepMonths: async (call: Caller, periodoID: string, signal: AbortSignal): Promise<void> => {
      await read.get(periodoID);
      if (usuario && !read.has(periodoID)) await (await work()).keepMonths(usuario, call, periodoID, signal);
    },

    /** All pairs of the signed-in user's period, which are then kept; while the server is away the kept ones. */
    whole: (periodoID: string, pares: Promise<readonly ParConMeses[]>): Promise<readonly ParConMeses[]> => {
      const user = usuario;
      if (!user) return pares;
      keepRead(user, periodoID, pares);
      return orKept(pares, async () => (await work()).readWhole(user, periodoID));
    },

    /** The server's answer, which is then kept; while the server is away the kept one. */
    async answer<Output>(endpoint: Endpoint, input: unknown, ask: () => Promise<Output>): Promise<Output> {
      const user = usuario;
      const call = keptCall(endpoint, input);
      if (user === null || !call) return ask();
      const asked = keptMoment();
      const fresh = ask().then((answer) => {
        void drawn
          .then(work)
          .then((kept) => (usuario === user ? kept.keep(user, call, { asked, answer }) : undefined))
          .catch(notKept);
        return answer;
      });
      return orKept(fresh, async () => {
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
