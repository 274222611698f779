import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import type { Database } from '../db/connect.ts';

interface Closable {
  close(): Promise<void>;
}

type Open<O, T> = (options?: O) => Promise<T>;

/** Runs a suite on PGlite and on PostgreSQL; `suite` is given what opens its subject on that database. */
export function eachDatabase<O, T extends Closable>(
  name: string,
  open: (kind: Database['kind'], options: O | undefined) => Promise<T>,
  suite: (open: Open<O, T>) => void,
): void {
  describe(`${name} (pglite)`, () => {
    suite(closing((options) => open('pglite', options)));
  });
  const hasPostgres = inject('templates').postgres !== undefined;
  describe.skipIf(!hasPostgres)(`${name} (postgres)`, () => {
    suite(closing((options) => open('postgres', options)));
  });
}

/** What is opened in a test is closed after it; what is opened before all tests, after the suite. */
export function closing<O, T extends Closable>(open: Open<O, T>): Open<O, T> {
  const opened: T[] = [];
  let shared = 0;
  const closeFrom = async (index: number) => {
    await Promise.all(opened.splice(index).map((subject) => subject.close()));
  };
  beforeEach(() => {
    shared = opened.length;
  });
  afterEach(() => closeFrom(shared));
  afterAll(() => closeFrom(0));
  return async (options) => {
    const subject = await open(options);
    opened.push(subject);
    return subject;
  };
}
