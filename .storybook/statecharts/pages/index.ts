import type { Stepping } from '../stepping.ts';
import * as administration from './administration.ts';
import * as budget from './budget.ts';
import * as outbox from './outbox.ts';
import * as session from './session.ts';

/** The page of each machine, in the order of the screens. */
export const pages: readonly Stepping[] = [session, budget, outbox, administration].flatMap((area) =>
  Object.values<Stepping>({ ...area }),
);
