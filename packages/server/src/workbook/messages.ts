import type { Column } from './find-header.ts';
import type { Limits } from './limits.ts';
import type { SheetHeader } from './parts/read-sheet.ts';
import type { ProblemCode } from './problem.ts';
import type { BatchData } from './row-batch.ts';

/** What the worker is started with. */
export interface WorkerData {
  path: string;
  columns: readonly Column[];
  limits: Limits;
}

/** How many batches the worker may be ahead of who takes them. */
export const AHEAD = 2;

/** One for each batch that has been taken. */
export type ToWorker = { kind: 'taken' };

export type FromWorker =
  | { kind: 'header'; header: SheetHeader }
  | { kind: 'rows'; batch: BatchData }
  | { kind: 'done' }
  | { kind: 'refused'; code: ProblemCode; message: string };
