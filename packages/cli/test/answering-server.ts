import { once } from 'node:events';
import { createServer } from 'node:http';

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
}

/** Starts something that gives the same answer to everything, once it has read what it was sent. */
export async function startAnsweringServer({ status, contentType, text }: Answer) {
  const server = createServer((request, response) => {
    request.resume().once('end', () => {
      response.writeHead(status, { 'content-type': contentType }).end(text);
    });
  });
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
