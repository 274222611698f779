import type { usuario } from '../../db/schema.ts';
import { hashKey } from '../../keys/keys.ts';
import { makeOneTimeKey } from '../../keys/one-time-key.ts';
import { assignedKeyLifeMs } from './rules.ts';

/** What a user's row holds about the key. */
export type KeyColumns = Pick<
  typeof usuario.$inferInsert,
  | 'claveHash'
  | 'debeCambiarClave'
  | 'claveVence'
  | 'claveIntentos'
  | 'claveTemporalHash'
  | 'claveTemporalVence'
>;

/**
 * The columns of a key that somebody else chose: it must be changed, and is void after 72 hours or five wrong tries (decisions
 * §8). To be made before the transaction that stores it: hashing takes its time. @throws HttpProblem 503
 */
export async function assignedKey(clave: string, now: Date): Promise<KeyColumns> {
  return {
    claveHash: await hashKey(clave),
    debeCambiarClave: true,
    claveVence: new Date(now.getTime() + assignedKeyLifeMs),
    claveIntentos: 0,
    claveTemporalHash: null,
    claveTemporalVence: null,
  };
}

/** A new user's key: `clave` goes into the mail alone, `columns` into the row. */
interface FirstKey {
  clave: string;
  columns: KeyColumns;
}

/** Makes the key of a new user. @throws HttpProblem 503 */
export async function makeFirstKey(now: Date): Promise<FirstKey> {
  const clave = makeOneTimeKey();
  return { clave, columns: await assignedKey(clave, now) };
}
