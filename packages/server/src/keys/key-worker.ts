import { hashSync, verifySync } from '@node-rs/argon2';

/*
 * What a thread of `key-threads.ts` runs.
 */

/** argon2id (the library's default algorithm) with 64 MiB and three passes: 50 to 120 ms. */
const cost = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 };

export function hash({ clave }: { clave: string }): string {
  return hashSync(clave, cost);
}

export function verify({ stored, clave }: { stored: string; clave: string }): boolean {
  return verifySync(stored, clave);
}
