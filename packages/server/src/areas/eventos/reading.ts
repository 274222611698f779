import type { Evento } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { type Cursor, isForeign, isTooOld, MAX_AGE_MS } from './cursor.ts';
import { eventsFor, kindOf } from './events-for.ts';
import { readNews, readSnapshot } from './news.ts';

/** The events of a reading that a listener gets. */
type PerListener = (user: SessionUser) => readonly Evento[];

const LOST: readonly Evento[] = [{ tipo: 'perdido' }];
const nothing: PerListener = () => [];

/** What has happened since events were sent last, if the database is still the one that it was. @param from unknown: nothing has been sent yet */
export async function readOn(
  db: Db,
  from: Cursor | undefined,
  reachedAt: number,
): Promise<{ to: Cursor; events: PerListener }> {
  if (from === undefined) return { to: { snapshot: await readSnapshot(db), reachedAt }, events: nothing };
  const reading = await readNews(db, { since: from.snapshot, recent: new Date(reachedAt - MAX_AGE_MS) });
  if (isForeign(from.snapshot, reading.at))
    return { to: { snapshot: reading.at, reachedAt }, events: () => LOST };
  // The embedded database gives numbers of refused transactions again after a crash: a place beyond them would hide what follows.
  const stays = hasSingleSession(db) && reading.news.length === 0 && !reading.isTooMuch;
  return { to: { snapshot: stays ? from.snapshot : reading.at, reachedAt }, events: perListener(reading) };
}

/** What those missed who go on from somewhere, up to a cursor; asked once for all who go on from the same. */
export function readMissed(db: Db, to: Cursor): (from: Cursor | undefined) => Promise<PerListener> {
  const known = new Map<string, Promise<PerListener>>();
  const recent = new Date(to.reachedAt - MAX_AGE_MS);
  const read = async ({ snapshot: since }: Cursor) =>
    perListener(await readNews(db, { since, until: to.snapshot, recent }));
  return async (from) => {
    if (from === undefined) return nothing;
    if (isTooOld(from, to)) return () => LOST;
    const events = known.get(from.snapshot) ?? read(from);
    known.set(from.snapshot, events);
    return events;
  };
}

function perListener({
  news,
  isTooMuch,
}: Pick<Awaited<ReturnType<typeof readNews>>, 'news' | 'isTooMuch'>): PerListener {
  return isTooMuch ? () => LOST : byKind((user) => eventsFor(user, news));
}

/** Works something out once for each kind of listener. */
export function byKind<T>(of: (user: SessionUser) => T): (user: SessionUser) => T {
  const known = new Map<string, T>();
  return (user) => {
    const kind = kindOf(user);
    const result = known.get(kind) ?? of(user);
    known.set(kind, result);
    return result;
  };
}
