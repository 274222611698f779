import { parentPort, workerData } from 'node:worker_threads';
import { queryMessage } from './batches.ts';
import { openCluster } from './cluster.ts';
import { lastWords } from './last-words.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';

/*
 * The embedded database in its own thread: a query blocks the thread it runs on. It speaks PostgreSQL's wire protocol
 * over the port, one whole batch of messages at a time, and has a single session.
 */
if (parentPort === null) throw new Error('The embedded database runs as a worker thread');
const port = parentPort;
const send = (message: FromWorker): void => port.postMessage(message);

const { folder } = workerData as WorkerData;
let end: Error | undefined;
const database = await openCluster(folder, (line) => {
  end ??= lastWords(line);
}).catch((error: unknown) => {
  throw end ?? error;
});

/** The database has one session for all connections: each one must find it as new. */
let current = 0;
function resetFor(connection: number): void {
  if (connection === current) return;
  if (current !== 0) {
    run(queryMessage('ROLLBACK'), ignore);
    run(queryMessage('DISCARD ALL'), ignore);
  }
  current = connection;
}

const ignore = (): void => {};

/**
 * The answer's bytes are a view into the database's memory, which the next query overwrites.
 *
 * @throws what ended the database, and the thread with it: its files are whole, its memory is not, and the next start recovers
 */
function run(batch: Uint8Array, onRawData: (bytes: Uint8Array) => void): void {
  void database.execProtocolRawStream(batch, { syncToFs: false, onRawData });
  if (end !== undefined) throw end;
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'close') {
    void database.close().then(() => port.close());
    return;
  }
  const { connection, bytes } = message;
  resetFor(connection);
  run(bytes, (answer) => send({ kind: 'answer', connection, bytes: answer.slice() }));
});

send({ kind: 'ready' });
