import type { Pool } from 'pg';

const everyMs = 5 * 60_000;

/**
 * The embedded database neither checkpoints nor vacuums by itself: without this its log and its dead rows only grow, and
 * its plans are made without knowing how large a table is.
 *
 * @returns stops the timer and waits for a round under way.
 */
export function startMaintenance(pool: Pool, every = everyMs): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => maintain(pool)).catch(() => {});
  }, every);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}

/** Two queries of their own: VACUUM refuses to run beside anything else. */
export async function maintain(pool: Pool): Promise<void> {
  await pool.query('CHECKPOINT');
  await pool.query('VACUUM (ANALYZE)');
}
