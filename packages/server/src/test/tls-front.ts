import { TLSSocket } from 'node:tls';
import { CERTIFICATE } from './certificate.ts';
import { startFront } from './database-front.ts';

/** How many bytes a client of PostgreSQL sends before all else, to ask for TLS. */
const ASKED_FOR = 8;

/**
 * Stands before a PostgreSQL as one that speaks TLS does; its certificate is `CERTIFICATE`. Goes with the test.
 *
 * @returns the connection string of the same database through it, without anything about TLS
 */
export function startTlsFront(databaseUrl: string): Promise<string> {
  return startFront(databaseUrl, (socket, behind) => {
    socket.once('readable', () => {
      socket.read(ASKED_FOR);
      socket.write('S');
      const secured = new TLSSocket(socket, { isServer: true, ...CERTIFICATE });
      secured.on('error', () => {});
      secured.pipe(behind).pipe(secured);
    });
  });
}
