import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody listens on now, so that a server can come back on the same one. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
