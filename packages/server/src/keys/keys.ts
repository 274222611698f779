import { randomBytes, randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { HttpProblem } from '../http-problem.ts';
import { atMost, QueueFull } from './at-most.ts';

/** argon2id (the library's default algorithm) with 64 MiB and three passes: about 22 ms. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

/** Two at once bound the memory; a hundred waiting are a second or two, and past that an attack. */
const inTurn = atMost(2, 100);

/** Hash of a key, to be stored. @throws HttpProblem 503 when too many sign-ins wait */
export function hashKey(clave: string): Promise<string> {
  return orBusy(() => hash(clave, cost));
}

/** Hash of a key that nobody has: verifying against it takes an unknown name as long as a known one. */
let nobody: Promise<string> | undefined;

/** Whether `clave` is the key behind `stored`. Without a stored hash it takes the same time and is false. */
export async function verifyKey(stored: string | null | undefined, clave: string): Promise<boolean> {
  if (typeof stored === 'string') return orBusy(() => verify(stored, clave));
  nobody ??= hash(randomBytes(32), cost);
  const decoy = await nobody;
  await orBusy(() => verify(decoy, clave));
  return false;
}

async function orBusy<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work);
  } catch (error) {
    if (error instanceof QueueFull) {
      throw new HttpProblem(503, 'El servidor está ocupado. Por favor, intente más tarde.');
    }
    throw error;
  }
}

/** Letters and digits that are not mistaken for each other when read from an e-mail. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random key for one sign-in: 12 characters, 69 bits. */
export function makeOneTimeKey(): string {
  return Array.from({ length: 12 }, () => readable.charAt(randomInt(readable.length))).join('');
}
