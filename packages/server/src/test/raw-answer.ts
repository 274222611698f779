import { request } from 'node:http';
import type { World } from './world.ts';

interface RawAnswer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly bytes: Buffer;
}

/** An answer with the headers and bytes that the server sent: `fetch` would decompress it. */
export function rawAnswer(
  { url }: World,
  path: string,
  headers: Record<string, string>,
  method = 'GET',
  body?: Buffer | string,
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(url + path, { method, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
