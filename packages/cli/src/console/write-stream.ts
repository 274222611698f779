import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Writes texts to a stream as fast as it takes them, and leaves it open. */
export async function writeStream(
  stream: NodeJS.WritableStream,
  texts: AsyncIterable<string>,
  signal: AbortSignal,
): Promise<void> {
  await pipeline(Readable.from(texts), stream, { end: false, signal });
}
