import type { Db } from '../../db/connect.ts';
import { hasSingleSession, poolOf } from '../../db/single-session.ts';
import { within } from '../../within.ts';

/** When a database that does not answer counts as away, in ms: sooner than whoever asks for the health gives up. */
const answerMs = 4000;

/**
 * Asks a database whether it answers. Who asks while a question is under way waits for that one, and no longer than for one of their
 * own: a database that is stalled, or a pool without a free connection, has one to deal with, however many ask.
 *
 * @throws what the database said, or that it said nothing
 */
export function askDatabase(db: Db): () => Promise<void> {
  const pool = poolOf(db);
  // A question that is let go takes its connection along: the embedded database has one for everybody.
  const limit = hasSingleSession(db) ? {} : { query_timeout: answerMs };
  let question: Promise<unknown> | undefined;

  return async () => {
    question ??= pool.query({ text: 'select 1', ...limit }).finally(() => {
      question = undefined;
    });
    let isAnswered = false;
    const answer = question.then(() => {
      isAnswered = true;
    });
    await within(answerMs, answer);
    if (!isAnswered) throw new Error(`The database said nothing for ${answerMs} ms`);
  };
}
