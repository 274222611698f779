import { hash, randomBytes } from 'node:crypto';

const shape = /^[\w-]{43}$/;

/** A new opaque token: 32 random bytes as base64url. It means nothing by itself, so that revoking it is enough. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a token: a copy of the database opens no session. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Whether a header's value can be a token at all; what cannot costs no query. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && shape.test(value);
}
