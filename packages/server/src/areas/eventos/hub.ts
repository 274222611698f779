import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { STOPPING } from '../../plugins/closing.ts';
import { SESSION_OVER } from '../../sessions/live-session.ts';
import type { Sessions } from '../../sessions/sessions.ts';
import type { Cursor } from './cursor.ts';
import { heartbeat, onWire } from './events-for.ts';
import { isSame, type Listener } from './listener.ts';
import { byKind, readMissed, readOn } from './reading.ts';
import { createRounds } from './rounds.ts';

/** Sends everybody who listens to this process what is committed, by whichever process: one reader of the log for all of them. */
interface Hub {
  /** Resolves once all that is committed goes to the listener, to what it has missed since its cursor. */
  join(listener: Listener, from: Cursor | undefined): Promise<Buffer>;
  leave(listener: Listener): void;
  /** Where a stream begins that is to send everything from now on. */
  present(): Promise<Cursor>;
  /** Something may just have been committed by this process. */
  wake(): void;
  /** Ends every stream. */
  close(): Promise<void>;
}

interface HubOptions {
  db: Db;
  sessions: Sessions;
  now: () => Date;
  report: (error: unknown) => void;
  /** How often the log is looked at for what other processes wrote, and a stream shows that it lives, in ms. */
  everyMs?: number;
  beatMs?: number;
}

interface Joining {
  listener: Listener;
  from: Cursor | undefined;
  resolve(missed: Buffer): void;
  reject(error: unknown): void;
}

export function createHub({ db, sessions, now, report, everyMs = 400, beatMs = 15_000 }: HubOptions): Hub {
  const listeners = new Set<Listener>();
  let joining: Joining[] = [];
  /** Up to where events have been sent; unknown while there are none. */
  let position: Cursor | undefined;
  let lastBeat = performance.now();
  /** Sessions may have ended. */
  let isDoubtful = false;
  let hasFailed = false;
  const rounds = createRounds(round, everyMs);

  sessions.onChange(() => {
    isDoubtful = true;
    if (listeners.size > 0) rounds.ask('now');
  });

  async function round(): Promise<boolean> {
    const joiners = joining;
    joining = [];
    const wasDoubtful = isDoubtful;
    isDoubtful = false;
    try {
      await send(joiners, wasDoubtful);
      hasFailed = false;
    } catch (error) {
      for (const { reject } of joiners) reject(error);
      isDoubtful ||= wasDoubtful;
      // The next round sends what this one could not; one line in the log is enough.
      if (!hasFailed) report(error);
      hasFailed = true;
    }
    const isNeeded = listeners.size > 0 || joining.length > 0;
    if (!isNeeded) position = undefined;
    return isNeeded;
  }

  async function send(joiners: readonly Joining[], isDoubtfulNow: boolean): Promise<void> {
    const { to, events } = await readOn(db, position, now().getTime());
    const missedSince = readMissed(db, to);
    const missed = await Promise.all(joiners.map(({ from }) => missedSince(from)));
    const isBeat = performance.now() - lastBeat >= beatMs;
    const concerned = [...listeners].filter(({ user }) => isBeat || isDoubtfulNow || events(user).length > 0);
    const all = [...concerned, ...joiners.map(({ listener }) => listener)];
    const users = all.length === 0 ? undefined : await sessions.watch(all.map(({ token }) => token));
    const isOver = ({ user, token }: Listener) => !isSame(user, users?.get(token));

    // Nothing is waited for from here on: whoever gets events has them up to here.
    const from = position ?? to;
    position = to;
    if (isBeat) lastBeat = performance.now();
    const wire = byKind((user) => onWire(events(user), from, to));
    const beat = heartbeat(to);
    for (const listener of concerned) {
      if (isOver(listener)) listener.end();
      else if (events(listener.user).length > 0) listener.write(wire(listener.user));
      else if (isBeat) listener.beat(beat);
    }
    joiners.forEach(({ listener, from: since = to, resolve, reject }, at) => {
      if (isOver(listener)) return reject(new HttpProblem(401, SESSION_OVER));
      if (!listener.isGone) listeners.add(listener);
      const unsent = missed[at]?.(listener.user) ?? [];
      // Also the first words hold a cursor: who is cut off before anything happens goes on from here.
      resolve(unsent.length === 0 ? heartbeat(to) : onWire(unsent, since, to));
    });
  }

  return {
    join: (listener, from) =>
      new Promise((resolve, reject) => {
        joining.push({ listener, from, resolve, reject });
        rounds.ask('now');
      }),
    leave: (listener) => void listeners.delete(listener),
    // Up to where everything has been sent is not later, and is known without asking.
    present: async () => position ?? (await readOn(db, undefined, now().getTime())).to,
    wake() {
      if (listeners.size > 0) rounds.ask();
    },
    async close() {
      const stopped = rounds.stop();
      for (const { reject } of joining) reject(new HttpProblem(503, STOPPING));
      await stopped;
      for (const listener of listeners) listener.end();
    },
  };
}
