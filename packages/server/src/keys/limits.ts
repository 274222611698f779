import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { contador } from '../db/schema.ts';

/** One count that an event adds to. */
export interface Count {
  key: string;
  /** So many events at once, and as many again spread over the window. */
  max: number;
  /** Whether the event is refused when this count has no room; else it is only left out of it. */
  decides: boolean;
}

/** An event that has been counted. */
export interface Counted {
  /** Takes it back. @param emptied a key of which all earlier events are forgotten as well */
  takeBack(emptied?: string): Promise<void>;
}

/**
 * Counts events by key for all servers on a database, in a table that is not forced to the disk. A count drains steadily, so that
 * all of it is the moment at which it will be empty: each event moves that on by `windowMs / max`.
 */
export interface Limits {
  /** Counts one event, unless a count that decides has no room: then undefined, and nothing is counted. */
  take(counts: readonly Count[]): Promise<Counted | undefined>;
}

/** How far the clocks of servers may be apart, in ms. */
const apartMs = 60_000;

/** @param windowMs of every count */
export function createLimits(db: Db, now: () => Date, windowMs: number): Limits {
  let sweptAt = 0;

  async function sweep(at: Date): Promise<void> {
    if (Math.abs(at.getTime() - sweptAt) < windowMs) return;
    sweptAt = at.getTime();
    await db.execute(sql`
      delete from ${contador} where ${contador.cuenta} in (
        select cuenta from ${contador}
        where ${contador.hasta} < ${moment(at)} or ${contador.hasta} > ${latest(at, windowMs)}
        for update skip locked)`);
  }

  async function takeBack(keys: readonly string[], costs: readonly number[]): Promise<void> {
    await db.execute(sql`
      with given as (
        select * from unnest(${texts(keys)}, ${numbers(costs)}) with ordinality as given (cuenta, ms, place)
      ), held as (
        select cuenta, ms from given join ${contador} using (cuenta) order by place for update of ${contador}
      )
      update ${contador} set hasta = ${contador.hasta} - ${milliseconds(sql`held.ms`)}
      from held where ${contador.cuenta} = held.cuenta`);
  }

  return {
    async take(counts) {
      const at = now();
      await sweep(at);
      const costOf = (key: string) => windowMs / (counts.find((count) => count.key === key)?.max ?? 1);
      const taken = await add(db, { counts, at, windowMs });
      if (taken.length === 0) return undefined;
      const keep = (emptied?: string) =>
        takeBack(
          taken,
          taken.map((key) => (key === emptied ? windowMs : costOf(key))),
        );
      // Others were faster between the look and the count.
      if (counts.some(({ key, decides }) => decides && !taken.includes(key))) {
        await keep();
        return undefined;
      }
      return { takeBack: keep };
    },
  };
}

/**
 * Adds to the counts that have room, if those that decide have it: none is written else. Rows are locked in the order of
 * `counts`, as by all who write several. @returns the keys that were added to
 */
async function add(
  db: Db,
  { counts, at, windowMs }: { counts: readonly Count[]; at: Date; windowMs: number },
): Promise<string[]> {
  const keys = counts.map(({ key }) => key);
  const costs = counts.map(({ max }) => windowMs / max);
  const decides = sql`${sql.param(counts.map((count) => count.decides))}::boolean[]`;
  const start = moment(at);
  const end = moment(at, windowMs);
  const from = (hasta: SQLWrapper) =>
    sql`case when ${hasta} > ${latest(at, windowMs)} then ${start} else greatest(${hasta}, ${start}) end`;
  const { rows } = await db.execute<{ cuenta: string }>(sql`
    with asked as (
      select * from unnest(${texts(keys)}, ${numbers(costs)}, ${decides}) with ordinality as asked (cuenta, ms, decides, place)
    )
    insert into ${contador} as known (cuenta, hasta)
    select cuenta, ${start} + ${milliseconds(sql`ms`)} from asked
    where not exists (
      select from asked each join ${contador} using (cuenta)
      where each.decides and ${from(contador.hasta)} + ${milliseconds(sql`each.ms`)} > ${end})
    order by place
    on conflict (cuenta) do update set hasta = ${from(sql`known.hasta`)} + (excluded.hasta - ${start})
    where ${from(sql`known.hasta`)} + (excluded.hasta - ${start}) <= ${end}
    returning cuenta`);
  return rows.map(({ cuenta }) => cuenta);
}

/** Empties every count whose key begins so, the shortest first. */
export async function resetLimits(db: Db, prefix: string): Promise<void> {
  await db.execute(sql`
    with held as (
      select cuenta from ${contador} where starts_with(cuenta, ${prefix}) order by length(cuenta), cuenta for update
    )
    delete from ${contador} using held where ${contador.cuenta} = held.cuenta`);
}

const moment = (at: Date, laterMs = 0) => sql`${new Date(at.getTime() + laterMs).toISOString()}::timestamptz`;
/** What a count never passes. A clock that was ahead has written what does, and it counts for nothing. */
const latest = (at: Date, windowMs: number) => moment(at, windowMs + apartMs);
const milliseconds = (count: ReturnType<typeof sql>) => sql`${count} * interval '1 millisecond'`;
const texts = (list: readonly string[]) => sql`${sql.param([...list])}::text[]`;
const numbers = (list: readonly number[]) => sql`${sql.param([...list])}::float8[]`;
