import type { Db } from '../../db/connect.ts';
import { hasSingleSession, poolOf } from '../../db/single-session.ts';
import { withClient } from '../../db/with-client.ts';
import { HttpProblem } from '../../http-problem.ts';
import { MOST_FILES, Turns } from './turns.ts';

/** Loads and checks under way in this server, and how far they are. */
export class RunningLoads {
  private readonly periods = new Set<string>();
  private readonly read = new Map<string, number>();
  private readonly turns = new Turns({ most: MOST_FILES, mostWaiting: 30, maxWaitMs: 120_000 });

  constructor(private readonly db: Db) {}

  /** Rows read so far of the load or check of a name; undefined when there is none. */
  rowsRead(nombre: string): number | undefined {
    return this.read.get(nombre);
  }

  /** Keeps how far the load or check of a name is while `work` goes on. */
  async tracked<T>(nombre: string, work: (onProgress: (rowsRead: number) => void) => Promise<T>): Promise<T> {
    this.read.set(nombre, 0);
    try {
      return await work((rowsRead) => this.read.set(nombre, rowsRead));
    } finally {
      this.read.delete(nombre);
    }
  }

  /** Waits for a turn before anything is asked of the database. @throws HttpProblem 400 when too many wait */
  inTurn<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    return this.turns.take(signal, work);
  }

  /**
   * Lets one load of a period go at a time, in its turn, whichever server runs it. A process that dies lets
   * go.
   *
   * @throws HttpProblem 400
   */
  async alone<T>(periodoID: string, signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    if (this.periods.has(periodoID)) throw busy(periodoID);
    this.periods.add(periodoID);
    try {
      return await this.inTurn(signal, () =>
        hasSingleSession(this.db) ? work() : this.amongServers(periodoID, work),
      );
    } finally {
      this.periods.delete(periodoID);
    }
  }

  /**
   * Locks by a transaction in which nothing else happens. One whose connection breaks loses its lock; the load itself does not
   * depend on it.
   */
  private amongServers<T>(periodoID: string, work: () => Promise<T>): Promise<T> {
    return withClient(poolOf(this.db), async (holder) => {
      await holder.query('begin');
      try {
        const { rows: found } = await holder.query(
          `select set_config('idle_in_transaction_session_timeout', '0', true),
            pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held`,
          [`carga ${periodoID}`],
        );
        if (found[0]?.held !== true) throw busy(periodoID);
        return await work();
      } finally {
        await holder.query('rollback').catch(() => {});
      }
    });
  }
}

function busy(periodoID: string): HttpProblem {
  return new HttpProblem(
    400,
    `Ya se está cargando un archivo en el período ${periodoID}. Espere a que termine y vuelva a intentarlo.`,
  );
}
