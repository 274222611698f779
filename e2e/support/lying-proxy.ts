import { once } from 'node:events';
import { request as ask, createServer, type ServerResponse } from 'node:http';

/** An answer in the server's place. */
export interface Lie {
  readonly status: number;
  readonly type: string;
  readonly body: string;
  readonly location?: string;
  /** Announces so many bytes, and breaks off after the body. */
  readonly length?: number;
}

interface LyingProxy {
  readonly url: string;
  /** From now on to every call that saves, removes or asks about the session; null for the truth. */
  readonly lieWith: (lie: Lie | null) => void;
  /** How often it has lied. */
  readonly lies: () => number;
  readonly close: () => Promise<void>;
}

const LIED_TO = /\/api\/v1\/(ventas\/\d+\/|validar-token|clientes-productos\/\d+$)/;

/** A server that hands everything on to another one, pages included, until a test makes it lie. */
export async function startLyingProxy(target: string): Promise<LyingProxy> {
  let lie: Lie | null = null;
  let lies = 0;
  const server = createServer((incoming, response) => {
    if (lie && LIED_TO.test(incoming.url ?? '')) {
      lies += 1;
      incoming.resume();
      sendLie(lie, response);
      return;
    }
    const { method, headers } = incoming;
    const passed = ask(`${target}${incoming.url}`, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    incoming.pipe(passed);
  });

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return {
    url: `http://127.0.0.1:${address.port}`,
    lieWith: (next) => {
      lie = next;
    },
    lies: () => lies,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

function sendLie({ status, type, body, location, length }: Lie, response: ServerResponse): void {
  response.writeHead(status, {
    'content-type': type,
    ...(location !== undefined && { location }),
    ...(length !== undefined && { 'content-length': length }),
  });
  if (length === undefined) response.end(body);
  else response.write(body, () => response.destroy());
}
