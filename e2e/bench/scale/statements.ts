import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import type { Result } from '../result.ts';
import type { createPlanLog } from './plans.ts';

const MOST = 10;
const SHOWN = 90;

type Statement = { calls: number; mean: number; max: number; query: string };

/**
 * The statements that take PostgreSQL longest by themselves: counted while `work` goes on undisturbed, then explained while it goes on
 * once more.
 *
 * @returns their times, and what is to be read of each: its text and its slowest plan, analysed, with its buffers
 */
export async function slowestStatements(
  databaseUrl: string,
  log: ReturnType<typeof createPlanLog>,
  work: () => Promise<unknown>,
): Promise<{ results: Result[]; explained: string[] }> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('create extension pg_stat_statements');
    await client.query('select pg_stat_statements_reset()');
    await work();
    const { rows } = await client.query<Statement>(`
      select calls::int, mean_exec_time as mean, max_exec_time as max, query
      from pg_stat_statements join pg_database on oid = dbid and datname = current_database()
      order by mean desc limit ${MOST}`);
    await client.query("alter system set auto_explain.log_min_duration = '1ms'");
    await client.query('select pg_reload_conf()');
    await work();
    // The last lines may still be on their way.
    await wait(1000);
    return {
      results: rows.map(({ calls, mean, max, query }) => ({
        what: `Statement: \`${oneLine(query).slice(0, SHOWN)}\``,
        value: `${mean.toFixed(1)} ms, at most ${max.toFixed(0)} ms, of ${calls}`,
      })),
      explained: rows.map(({ query, mean, calls }, at) =>
        [`${at + 1}. ${mean.toFixed(1)} ms, mean of ${calls} calls`, query, ...log.planOf(query)].join('\n'),
      ),
    };
  } finally {
    await client.end();
  }
}

const oneLine = (query: string) => query.replaceAll(/\s+/g, ' ').replaceAll('|', '¦').trim();
