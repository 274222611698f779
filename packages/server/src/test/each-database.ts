import { afterAll, afterEach, beforeEach, describe, inject } from 'vitest';
import type { Database } from '../db/connect.ts';
import { isLong } from './sampled.ts';

interface Closable {
  close(): Promise<void>;
}

/** What a test's database is reached by. */
export type Way = Database['kind'] | 'pgbouncer';

type Open<O, T> = (options?: O) => Promise<T>;

/**
 * Runs a suite on PGlite and on PostgreSQL, in the long run also behind pgbouncer; `suite` is given what opens its subject on
 * that database.
 */
export function eachDatabase<O, T extends Closable>(
  name: string,
  open: (way: Way, options: O | undefined) => Promise<T>,
  suite: (open: Open<O, T>) => void,
): void {
  describe(`${name} (pglite)`, () => {
    suite(closing((options) => open('pglite', options)));
  });
  const { postgres, pgbouncer } = inject('templates');
  describe.skipIf(postgres === undefined)(`${name} (postgres)`, () => {
    suite(closing((options) => open('postgres', options)));
  });
  if (!isLong) return;
  describe.skipIf(pgbouncer === undefined)(`${name} (pgbouncer)`, () => {
    suite(closing((options) => open('pgbouncer', options)));
  });
}

/** Runs a suite on PostgreSQL, directly and behind pgbouncer. */
export function onEachWay(name: string, suite: (way: 'postgres' | 'pgbouncer') => void): void {
  for (const way of ['postgres', 'pgbouncer'] as const) {
    describe.skipIf(inject('templates')[way] === undefined)(`${name} (${way})`, () => {
      suite(way);
    });
  }
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
