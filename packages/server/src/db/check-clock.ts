import { sql } from 'drizzle-orm';
import { UnfitDatabase } from './check-fit.ts';
import type { Db } from './connect.ts';

const minute = 60_000;
const WARNED_MS = minute;
const REFUSED_MS = 5 * minute;

/**
 * Compares this machine's clock with the database's, by which the other servers can be told to go too: each judges the age of all
 * sessions by its own, and one that is ahead would end those of everybody.
 *
 * @throws UnfitDatabase beyond five minutes; beyond one it warns
 */
export async function checkClock(
  db: Db,
  { now, warn }: { now: () => Date; warn: (text: string) => void },
): Promise<void> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`,
  );
  const ahead = now().getTime() - Number(rows[0]?.ms);
  if (Math.abs(ahead) < WARNED_MS) return;
  const count = Math.round(Math.abs(ahead) / minute);
  const away = `va ${count} ${count === 1 ? 'minuto' : 'minutos'} por ${ahead > 0 ? 'delante' : 'detrás'}`;
  const what = 'El reloj de esta máquina';
  const why = `${away} del de la base de datos de DATABASE_URL`;
  if (Math.abs(ahead) < REFUSED_MS) return warn(`${what} ${why}`);
  throw new UnfitDatabase(`${why}. Las sesiones van por él: póngalo en hora y arranque de nuevo.`, what);
}
