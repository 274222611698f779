import type { Db } from '../../db/connect.ts';
import { HttpProblem } from '../../http-problem.ts';
import { joined } from './some-of.ts';

/** A row that is referred to cannot go: the two databases say so under different codes. */
const REFERENCE_VIOLATIONS: readonly unknown[] = ['23503', '23001'];

/** How one row is removed for ever, and what may stand in the way. */
export interface Removal {
  /** The row's noun with its article: `el cliente`. */
  what: string;
  /** Holds the row against other changes until the transaction ends. @throws HttpProblem 404 when there is none */
  lock(db: Db): Promise<void>;
  /** Where the row is used, in phrases that go on from `what`: `está asignado a 1 vendedor`. */
  uses(db: Db): Promise<string[]>;
  remove(db: Db): Promise<void>;
}

/**
 * Removes a row that nothing uses (decisions §8). What comes to use it meanwhile makes the database refuse, which is said in the
 * same words.
 *
 * @throws HttpProblem 404 for a row that does not exist; 400 with the places where it is used
 */
export async function removeUnused(db: Db, { what, lock, uses, remove }: Removal): Promise<void> {
  try {
    await db.transaction(async (removing) => {
      await lock(removing);
      const places = await uses(removing);
      if (places.length > 0) throw inUse(what, places);
      await remove(removing);
    });
  } catch (error) {
    throw isReferenced(error) ? inUse(what, await uses(db)) : error;
  }
}

function inUse(what: string, places: readonly string[]): HttpProblem {
  return new HttpProblem(
    400,
    `No se puede eliminar: ${what} ${places.length > 0 ? joined(places) : 'está en uso'}`,
  );
}

/** Drizzle wraps the driver's error. */
function isReferenced(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && REFERENCE_VIOLATIONS.includes(cause.code);
}
