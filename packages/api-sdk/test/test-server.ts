import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
interface Arrived {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** A real HTTP server that answers as a test says and remembers what arrived. */
export interface TestServer {
  readonly baseUrl: string;
  readonly arrived: Arrived[];
  /** How the next requests are answered; `turn` counts from 0 on. */
  answer: (response: ServerResponse, turn: number, request: Arrived) => void;
  close(): Promise<void>;
}

export async function startTestServer(): Promise<TestServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const arrived = { method, url, headers, body: Buffer.concat(chunks) };
      self.arrived.push(arrived);
      self.answer(response, self.arrived.length - 1, arrived);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const self: TestServer = {
    baseUrl: `http://127.0.0.1:${port}`,
    arrived: [],
    answer: (response) => reply(response, 200, {}),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return self;
}

/** Answers in the envelope. */
export function reply(response: ServerResponse, status: number, content: object, headers = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify({ status, message: '', ...content }));
}
