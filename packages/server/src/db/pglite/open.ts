import fs from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { EmbeddedConnection } from './connection.ts';
import { lockFolder } from './folder-lock.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';
import { threadError } from './thread-error.ts';

/*
 * How much of the database a function has to run before it is compiled a second time, for speed. Ten times V8's own: what a start alone
 * runs stays as it is (a second of the processor and 40 MB less), and what saves and reads is soon fast.
 */
setFlagsFromString('--wasm-tiering-budget=18000000');

/** The embedded database, at work in its own thread. */
interface Embedded {
  /** A new connection, to be given to `pg` as its socket. The database has one session: use one at a time. */
  connection(): EmbeddedConnection;
  close(): Promise<void>;
}

/**
 * Opens the embedded database in the data folder (made when absent) and keeps other processes out of the folder.
 *
 * @param onLost called once when the database's thread dies by itself: nothing can be saved any more.
 * @throws FolderInUse
 */
export async function openEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Embedded> {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const release = await lockFolder(dataDir);
  // The worker runs as built, also when this file runs as TypeScript.
  const file = createRequire(import.meta.url).resolve('@presupuesto/server/pglite-worker');
  const workerData: WorkerData = { folder: join(dataDir, 'bd') };
  // Whatever options this process was started with are not the thread's: some of them it would refuse.
  const worker = new Worker(file, { workerData, execArgv: [] });
  const connections = new Map<number, EmbeddedConnection>();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin, only windows do
  const send = (message: ToWorker): void => worker.postMessage(message);
  let isClosing = false;
  let failure = new Error('The embedded database ended by itself');
  worker.on('error', (error) => {
    failure = threadError(error);
  });
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()));

  const ready = new Promise<void>((resolve, reject) => {
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'ready') resolve();
      else connections.get(message.connection)?.receive(message.bytes);
    });
    void ended.then(() => reject(failure));
  });
  await ready.catch(async (error: unknown) => {
    await release();
    throw error;
  });

  void ended.then(() => {
    if (isClosing) return;
    for (const connection of connections.values()) connection.destroy(failure);
    onLost(failure);
  });

  let opened = 0;
  return {
    connection() {
      const number = ++opened;
      const connection = new EmbeddedConnection((bytes) =>
        send({ kind: 'request', connection: number, bytes }),
      );
      connections.set(number, connection);
      connection.once('close', () => connections.delete(number));
      return connection;
    },
    async close() {
      isClosing = true;
      send({ kind: 'close' });
      await ended;
      await release();
    },
  };
}
