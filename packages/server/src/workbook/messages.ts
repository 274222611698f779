import type { Column } from './find-header.ts';
import type { Limits } from './limits.ts';
import type { SheetHeader } from './parts/read-sheet.ts';
import type { ProblemCode } from './problem.ts';
import type { BatchData } from './row-batch.ts';

/** Which sheets of a workbook are read, hidden ones as well. */
export interface WantedSheets {
  /** By their names; case, accents and blanks do not count. */
  readonly names: readonly string[];
  /** Besides, those that have a cell with this text in one of their first rows. */
  readonly header: string;
}

/** What is read: columns of the first sheet that people see, or sheets as they are. */
export type ReadingJob = { columns: readonly Column[] } | { sheets: WantedSheets };

/** What the worker is started with. */
export interface WorkerData {
  path: string;
  job: ReadingJob;
  limits: Limits;
}

/** How many batches the worker may be ahead of who takes them. */
export const AHEAD = 2;

/** One for each batch that has been taken. */
export type ToWorker = { kind: 'taken' };

export type FromWorker =
  | { kind: 'header'; header: SheetHeader }
  /** The rows that follow are of this sheet. */
  | { kind: 'sheet'; name: string }
  | { kind: 'rows'; batch: BatchData }
  | { kind: 'done' }
  | { kind: 'refused'; code: ProblemCode; message: string };
