import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { openBareApp } from '../test/bare-app.ts';

/** Sends bytes as they are and gives all that comes back. */
async function sendRaw(url: string, request: string): Promise<string> {
  const socket = net.connect(Number(new URL(url).port), new URL(url).hostname);
  socket.setEncoding('utf8');
  let answer = '';
  socket.on('data', (text: string) => {
    answer += text;
  });
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

it.each([
  ['what is not HTTP', 'hello\r\n\r\n', 'HTTP/1.1 400', 'La solicitud no es válida.'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    'HTTP/1.1 431',
    'Las cabeceras de la solicitud son demasiado grandes.',
  ],
  [
    'two lengths for one body',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'HTTP/1.1 400',
    'La solicitud no es válida.',
  ],
])('answers %s in the envelope and hangs up', async (_, request, statusLine, message) => {
  const { url } = await openBareApp(() => {});
  const answer = await sendRaw(url, request);
  expect(answer.startsWith(statusLine)).toBe(true);
  expect(JSON.parse(answer.slice(answer.indexOf('{')))).toMatchObject({ message });
});
