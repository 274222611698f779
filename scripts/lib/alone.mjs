import { once } from 'node:events';
import { rmSync, statSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Does some work on a folder while no other process does: two that build at once delete what the other one writes. A socket stands
 * for the folder, for the system frees it however a process ends.
 *
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 */
export async function alone(folder, work) {
  const address = addressOf(folder);
  const waiting = new Set();
  let server = await listen(address, waiting);
  if (server === undefined) console.log('Otro proceso prepara esta carpeta; se espera a que termine…');
  while (server === undefined) {
    await untilFreed(address);
    server = await listen(address, waiting);
  }
  try {
    return await work();
  } finally {
    server.close();
    for (const socket of waiting) socket.destroy();
  }
}

/** A name that is in no folder where the system has such names, else a file. */
function addressOf(folder) {
  const { dev, ino } = statSync(folder, { bigint: true });
  const name = `presupuesto-de-ventas-scripts-${dev}-${ino}`;
  if (process.platform === 'linux') return `\0${name}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** @returns undefined where another process has the address */
async function listen(address, waiting) {
  const server = createServer((socket) => waiting.add(socket.on('error', () => {})));
  try {
    await once(server.listen(address), 'listening');
    return server;
  } catch (error) {
    if (error.code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** Who has the address closes all connections at its end. One that ended at once leaves its file behind. */
async function untilFreed(address) {
  const socket = connect(address);
  const refused = await new Promise((resolve) => {
    socket.once('error', ({ code }) => resolve(code === 'ECONNREFUSED')).once('close', () => resolve(false));
  });
  if (refused && address.endsWith('.sock')) rmSync(address, { force: true });
}
