import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server that has no more to say than a beginning. */
interface StallingServer {
  readonly baseUrl: string;
  /** The first request is there. */
  readonly asked: Promise<void>;
  /** Its connection has been closed by whoever asked. */
  readonly closed: Promise<string>;
  close(): void;
}

/** Sends these bytes to whoever asks, and leaves the connection open. */
export async function startStallingServer(bytes: string): Promise<StallingServer> {
  const sockets = new Set<Socket>();
  const server = createServer();
  const asked = new Promise<void>((resolve) => {
    server.on('connection', (socket) => socket.once('data', () => socket.write(bytes, () => resolve())));
  });
  const closed = new Promise<string>((resolve) => {
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => resolve('closed'));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    asked,
    closed,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
