import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry } from 'yauzl';
import { damaged } from '../problem.ts';
import type { Archive } from './archive.ts';

const CHUNK = 256 * 1024;
/** The stream's own buffer lets the next chunk be inflated while one is taken. */
const INFLATE = { chunkSize: CHUNK, readableHighWaterMark: 2 * CHUNK };

/**
 * Inflates a part, chunk by chunk, as fast as `take` takes them; the next ones are inflated on another thread meanwhile.
 * Ends at the first byte that was not announced, and checks length and sum at the end.
 *
 * @throws WorkbookProblem
 */
export async function readPart(
  archive: Archive,
  entry: Entry,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  const raw = await archive.zip.openReadStreamPromise(entry, { decodeFileData: false }).catch(() => {
    throw damaged();
  });
  let size = 0;
  let sum = 0;
  const check = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      size += chunk.length;
      if (size > entry.uncompressedSize) throw damaged();
      sum = crc32(chunk, sum);
      const wait = take(chunk);
      if (wait !== undefined) await wait;
    }
  };
  try {
    if (entry.compressionMethod === 0) await pipeline(raw, check);
    else await pipeline(raw, createInflateRaw(INFLATE), check);
  } catch (error) {
    throw isCodec(error) ? damaged() : error;
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw damaged();
}

/** Whether the inflating library complains of what it was given. */
const isCodec = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
