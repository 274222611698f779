import type { Readable } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import type { Entry } from 'yauzl';
import { damaged } from '../problem.ts';
import type { Archive } from './archive.ts';

const CHUNK = 256 * 1024;
/** The stream's own buffer lets the next chunk be inflated, on another thread, while one is taken. */
const INFLATE = { chunkSize: CHUNK, readableHighWaterMark: 2 * CHUNK };

/**
 * Reads a part chunk by chunk, as fast as `take` takes them. Ends at the first byte that was not announced, and checks
 * length and sum at the end.
 *
 * @throws WorkbookProblem
 */
export async function readPart(
  archive: Archive,
  entry: Entry,
  take: (chunk: Uint8Array) => void | Promise<void>,
): Promise<void> {
  let size = 0;
  let sum = 0;
  for await (const chunk of await openPart(archive, entry)) {
    size += chunk.length;
    if (size > entry.uncompressedSize) throw damaged();
    sum = crc32(chunk, sum);
    const wait = take(chunk);
    if (wait !== undefined) await wait;
  }
  if (size !== entry.uncompressedSize || sum !== entry.crc32) throw damaged();
}

/** The content of a part. What the zip does not keep of its promises ends it as damaged. */
async function openPart(archive: Archive, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const raw = await archive.zip.openReadStreamPromise(entry, { decodeFileData: false }).catch(() => {
    throw damaged();
  });
  if (entry.compressionMethod === 0) return raw;
  const inflated = createInflateRaw(INFLATE);
  raw.once('error', (error) => inflated.destroy(error));
  inflated.once('close', () => raw.destroy());
  return codecErrorsAsDamage(raw.pipe(inflated));
}

async function* codecErrorsAsDamage(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream;
  } catch (error) {
    const isCodec = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isCodec ? damaged() : error;
  }
}
