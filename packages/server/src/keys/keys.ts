import { randomBytes } from 'node:crypto';
import { HttpProblem } from '../http-problem.ts';
import { FairQueue, QueueFull } from './fair-queue.ts';
import { hash, KEY_THREADS, verify } from './key-threads.ts';

/** An office that signs in together comes from one address; past this it is an attack. */
const turns = new FairQueue({ running: KEY_THREADS, perLane: 500, inAll: 2000 });

/** The lane of those who have signed in already, and of the server itself. */
const trusted = '';

/**
 * Runs what computes with keys when it is the lane's turn: a lane is the address of a caller, so that whoever sends many tries
 * waits behind the own ones alone. @throws HttpProblem 503 when too many wait
 */
export async function inKeyTurn<T>(lane: string, work: () => Promise<T>): Promise<T> {
  try {
    return await turns.run(lane, work);
  } catch (error) {
    if (error instanceof QueueFull) {
      throw new HttpProblem(503, 'El servidor está ocupado. Por favor, intente más tarde.');
    }
    throw error;
  }
}

/** Hash of a key, to be stored. @throws HttpProblem 503 when too many wait */
export function hashKey(clave: string): Promise<string> {
  return inKeyTurn(trusted, () => hash(clave));
}

/** Whether `clave` is the key behind `stored`, where time hides nothing. @throws HttpProblem 503 when too many wait */
export async function verifyOwnKey(stored: string | null, clave: string): Promise<boolean> {
  return stored !== null && inKeyTurn(trusted, () => verify(stored, clave));
}

/** Hash of a key that nobody has: verifying against it takes an unknown name as long as a known one. */
let nobody: Promise<string> | undefined;

/**
 * Whether `clave` is the key behind `stored`. Without a stored hash it takes the same time and is false. To be called in a turn
 * (`inKeyTurn`): each call needs 64 MiB.
 */
export async function verifyKey(stored: string | null | undefined, clave: string): Promise<boolean> {
  nobody ??= hash(randomBytes(32).toString('hex')).catch((error: unknown) => {
    nobody = undefined;
    throw error;
  });
  const standIn = await nobody;
  const isRight = await verify(stored ?? standIn, clave);
  return isRight && typeof stored === 'string';
}
