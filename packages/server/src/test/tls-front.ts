import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { onTestFinished } from 'vitest';
import { CERTIFICATE } from './certificate.ts';

/** How many bytes a client of PostgreSQL sends before all else, to ask for TLS. */
const ASKED_FOR = 8;

/**
 * Stands before a PostgreSQL as one that speaks TLS does; its certificate is `CERTIFICATE`. Goes with the test.
 *
 * @returns the connection string of the same database through it, without anything about TLS
 */
export async function startTlsFront(databaseUrl: string): Promise<string> {
  const { hostname, port } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const keep = <S extends Socket>(socket: S): S => {
    sockets.add(socket);
    return socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const front = net.createServer((socket) => {
    keep(socket).once('readable', () => {
      socket.read(ASKED_FOR);
      socket.write('S');
      const secured = keep(new TLSSocket(socket, { isServer: true, ...CERTIFICATE }));
      const behind = keep(net.connect(Number(port), hostname));
      secured.pipe(behind).pipe(secured);
    });
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    front.close();
  });
  const { port: own } = front.address() as AddressInfo;
  return Object.assign(new URL(databaseUrl), { hostname: '127.0.0.1', port: String(own) }).href;
}
