import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { AHEAD, type FromWorker, type WorkerData } from './messages.ts';
import { WorkbookProblem } from './problem.ts';
import { readFirstSheet } from './read-first-sheet.ts';
import { readSheets } from './read-sheets.ts';
import type { BatchData } from './row-batch.ts';

/*
 * Reads one workbook in a thread of its own, which has its own bounds of memory and can be ended at any moment.
 */
if (parentPort === null) throw new Error('The reader of workbooks runs as a worker thread');
const port = parentPort;
const send = (message: FromWorker, transfer: ArrayBuffer[] = []): void => port.postMessage(message, transfer);

let ahead = 0;
port.on('message', () => {
  ahead -= 1;
});

/** Sends a batch, and waits for one to be taken when as many as may be are on their way. */
async function rows(batch: BatchData): Promise<void> {
  const { rowNumbers, kinds, starts, ends, bytes } = batch;
  send(
    { kind: 'rows', batch },
    [rowNumbers, kinds, starts, ends, bytes].map(({ buffer }) => buffer),
  );
  ahead += 1;
  if (ahead === AHEAD) await once(port, 'message');
}

const { path, job, limits } = workerData as WorkerData;
try {
  if ('columns' in job)
    await readFirstSheet(path, job.columns, limits, {
      header: (header) => send({ kind: 'header', header }),
      rows,
    });
  else await readSheets(path, job.sheets, limits, { sheet: (name) => send({ kind: 'sheet', name }), rows });
  send({ kind: 'done' });
} catch (error) {
  if (!(error instanceof WorkbookProblem)) throw error;
  send({ kind: 'refused', code: error.code, message: error.message });
} finally {
  port.close();
}
