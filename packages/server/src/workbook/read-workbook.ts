import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { LIMITS, type Limits } from './limits.ts';
import type { FromWorker, ReadingJob, ToWorker, WorkerData } from './messages.ts';
import type { SheetHeader } from './parts/read-sheet.ts';
import { WorkbookProblem } from './problem.ts';
import { RowBatch } from './row-batch.ts';
import { Stopwatch } from './stopwatch.ts';

export interface WorkbookReading {
  /** Called once, before the first rows, where columns are read. Their cells have the order that they were asked for in. */
  onHeader?(header: SheetHeader): void;
  /** Called before the first rows of each sheet, where sheets are read. */
  onSheet?(name: string): void;
  /** Takes the rows. The reading waits until it is done. */
  onRows(batch: RowBatch): Promise<void> | void;
  limits?: Partial<Limits>;
  /** Ends the reading at once. */
  signal?: AbortSignal;
}

/**
 * Reads columns of the first sheet that people see of a .xlsx or .xlsm file, or its sheets as they are, row by row, in a thread of its
 * own and in bounded memory. Nothing in the file is run, and nothing of it is written anywhere.
 *
 * What is damaged in a file may show at its end: rows count only once all of them have come.
 *
 * @throws WorkbookProblem when the file cannot be read; rows may have come before that
 * @throws whatever `onRows` throws, and the signal's reason
 */
export async function readWorkbook(path: string, options: ReadingJob & WorkbookReading): Promise<void> {
  const { onHeader, onSheet, onRows, signal } = options;
  const job = 'columns' in options ? { columns: options.columns } : { sheets: options.sheets };
  signal?.throwIfAborted();
  const limits = { ...LIMITS, ...options.limits };
  // The worker runs as built, also when this file runs as TypeScript.
  const file = createRequire(import.meta.url).resolve('@presupuesto/server/workbook-worker');
  const workerData: WorkerData = { path, job, limits };
  const resourceLimits = { maxOldGenerationSizeMb: limits.heapMegabytes };
  const worker = new Worker(file, { workerData, resourceLimits, execArgv: [] });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, only windows do
  const send = (message: ToWorker): void => worker.postMessage(message);
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  let aborted: (() => void) | undefined;
  let watch: Stopwatch | undefined;
  let isOver = false;
  let taking = Promise.resolve();
  try {
    await new Promise<void>((resolve, reject) => {
      aborted = () => reject(signal?.reason);
      signal?.addEventListener('abort', aborted);
      watch = new Stopwatch(limits.seconds * 1000, () => reject(new WorkbookProblem('time-limit')));
      worker.on('error', (error) =>
        reject(isOutOfMemory(error) ? new WorkbookProblem('memory-limit') : error),
      );
      worker.on('message', (message: FromWorker) => {
        taking = taking.then(() => take(message)).catch(reject);
      });
      worker.on('exit', () => {
        void taking.then(() => reject(new Error('The reader of workbooks ended by itself')));
      });
      const take = async (message: FromWorker): Promise<void> => {
        if (isOver) return;
        if (message.kind === 'header') onHeader?.(message.header);
        if (message.kind === 'sheet') onSheet?.(message.name);
        if (message.kind === 'refused') reject(new WorkbookProblem(message.code, message.message));
        if (message.kind === 'done') resolve();
        if (message.kind !== 'rows') return;
        watch?.stop();
        await onRows(new RowBatch(message.batch));
        if (isOver) return;
        send({ kind: 'taken' });
        watch?.start();
      };
    });
  } finally {
    isOver = true;
    watch?.stop();
    if (aborted !== undefined) signal?.removeEventListener('abort', aborted);
    await worker.terminate();
    await ended;
    // Who takes rows is never left behind at work.
    await taking;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
