import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server in front of another one. */
interface Proxy {
  readonly url: string;
  close(): Promise<void>;
}

/** What stands between: may leave a call without an answer (`false`), or change the text of one. */
interface Meddling {
  readonly letsThrough?: (request: IncomingMessage) => boolean | Promise<boolean>;
  readonly change?: (text: string, request: IncomingMessage) => string;
}

/** Starts a server that hands every call on to another one, but for the meddling. */
export async function startProxy(target: string, { letsThrough, change }: Meddling): Promise<Proxy> {
  const server = createServer((request, response) => {
    void handOn(request, response).catch(() => response.destroy());
  });

  async function handOn(request: IncomingMessage, response: ServerResponse) {
    if ((await letsThrough?.(request)) === false) return;
    const body = Buffer.concat(await request.toArray());
    const headers = Object.fromEntries(
      ['x-token', 'content-type'].flatMap((name) => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    );
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const { url = '/', method = 'GET' } = request;
    const answer = await fetch(`${target}${url}`, { method, headers, ...(hasBody && { body }) });
    const text = await answer.text();
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(change ? change(text, request) : text);
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
