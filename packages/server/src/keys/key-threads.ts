import { createRequire } from 'node:module';
import { Piscina } from 'piscina';

/** How many keys are computed at once: each needs 64 MiB. */
export const KEY_THREADS = 2;

const idleMs = 60_000;

/**
 * Threads that give way to everything else: an office that signs in does not slow down those who work. Only Linux knows
 * a priority for one thread; elsewhere it would be the whole server's.
 */
const threads = new Piscina({
  // As built, also when this file runs as TypeScript.
  filename: createRequire(import.meta.url).resolve('@presupuesto/server/key-worker'),
  minThreads: 0,
  maxThreads: KEY_THREADS,
  idleTimeout: idleMs,
  niceIncrement: process.platform === 'linux' ? 10 : 0,
});

/** The argon2id hash of a key, with a salt of its own. */
export function hash(clave: string): Promise<string> {
  return threads.run({ clave }, { name: 'hash' });
}

/** Whether `clave` is the key behind the hash `stored`. */
export function verify(stored: string, clave: string): Promise<boolean> {
  return threads.run({ stored, clave }, { name: 'verify' });
}
