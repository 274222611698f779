import { hash, randomInt, timingSafeEqual } from 'node:crypto';

/** Letters and digits that are not mistaken for each other when read from an e-mail. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';

/** A random key for one sign-in: 12 characters, 69 bits. */
export function makeOneTimeKey(): string {
  return Array.from({ length: 12 }, () => readable.charAt(randomInt(readable.length))).join('');
}

/**
 * What is stored of a recovery's key. A plain hash is enough for 69 random bits that live an hour, and it costs next to nothing:
 * asking for a recovery keeps no processor busy, and trying one costs no second argon2.
 */
export function hashOneTimeKey(clave: string): string {
  return `sha256:${hash('sha256', clave, 'base64url')}`;
}

/** Whether `clave` is the one behind `stored`. Takes the same time where none is stored. */
export function isOneTimeKey(stored: string | null | undefined, clave: string): boolean {
  const typed = Buffer.from(hashOneTimeKey(clave));
  const expected = Buffer.alloc(typed.length, stored ?? ' ');
  return timingSafeEqual(typed, expected) && stored?.length === typed.length;
}
