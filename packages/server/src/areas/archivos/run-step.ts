import type { Db } from '../../db/connect.ts';

/** Does one step of a load; all of them in one transaction, or each in its own. */
export type RunStep = <T>(step: (db: Db) => Promise<T>) => Promise<T>;
