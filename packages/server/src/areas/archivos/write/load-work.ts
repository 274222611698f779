import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/connect.ts';
import type { Gate } from '../gate.ts';
import type { LoadFolder } from '../plan/load-folder.ts';
import type { LoadPlan, StagedRows } from '../plan/plan.ts';
import type { LoadTarget } from '../plan/target.ts';
import type { OnSales, SalesFile } from '../read/file.ts';
import type { SaleCounts } from './counts.ts';

export interface LoadStore {
  db: Db;
  folder: LoadFolder;
  gate: Gate;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A load that is to be read, decided and written. */
export interface LoadWork {
  target: LoadTarget;
  /** @param onSales takes what has been read so far; none where nothing is to be written ahead */
  read(onSales: OnSales | undefined): Promise<SalesFile>;
  /** Decides the load, in the transaction that it is given. */
  decide(db: Db, file: SalesFile, staged: StagedRows): Promise<LoadPlan>;
}

export interface WrittenLoad {
  file: SalesFile;
  /** Undefined where nothing was written. */
  counts?: SaleCounts;
}

export interface LoadWithBackfill extends WrittenLoad {
  /** Goes on after the answer. */
  backfill?: Promise<void>;
}
