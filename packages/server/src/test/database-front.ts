import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands before a PostgreSQL. Goes with the test.
 *
 * @param relay what it does with a connection to it, and its own to the database
 * @returns the connection string of the same database through it
 */
export async function startFront(
  databaseUrl: string,
  relay: (socket: Socket, behind: Socket) => void,
): Promise<string> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const front = net.createServer((socket) => relay(keep(socket), keep(net.connect(Number(port), hostname))));
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    front.close();
  });
  const { port: own } = front.address() as AddressInfo;
  return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(own) }).href;
}
