import type { Column } from './find-header.ts';
import type { Limits } from './limits.ts';
import { findParts, type NamedSheet } from './parts/find-parts.ts';
import { namesWithHeader } from './parts/other-sheets.ts';
import { readContext } from './parts/read-context.ts';
import { type SheetHeader, SheetReader } from './parts/read-sheet.ts';
import { WorkbookProblem } from './problem.ts';
import type { BatchData } from './row-batch.ts';
import { type Archive, openArchive } from './zip/archive.ts';
import { readPart } from './zip/read-part.ts';
import { checkSignature } from './zip/signature.ts';

/** Who takes what is read, in order. What it returns is waited for. */
interface Receiver {
  header(header: SheetHeader): void;
  rows(batch: BatchData): Promise<void> | void;
}

/**
 * Reads the first sheet that people see of a workbook, on the calling thread.
 *
 * @throws WorkbookProblem
 */
export async function readFirstSheet(
  path: string,
  columns: readonly Column[],
  limits: Limits,
  to: Receiver,
): Promise<void> {
  await checkSignature(path, limits);
  const archive = await openArchive(path, limits);
  try {
    const parts = await findParts(archive, limits);
    const context = await readContext(archive, parts, limits);
    const readerOf = ({ name }: NamedSheet) => new SheetReader(columns, { name, ...context }, limits);
    const reader = readerOf(parts.sheet);
    await readRows(archive, parts.sheet, reader, to).catch(async (error: unknown) => {
      if (!isWithoutHeader(error)) throw error;
      throw reader.missing(await namesWithHeader(archive, parts.others, readerOf));
    });
  } finally {
    archive.close();
  }
}

const isWithoutHeader = (error: unknown): boolean =>
  error instanceof WorkbookProblem && error.code === 'missing-header';

async function readRows(
  archive: Archive,
  { entry }: NamedSheet,
  reader: SheetReader,
  to: Receiver,
): Promise<void> {
  let read = 0;
  let isHeaderSent = false;
  const send = async (): Promise<void> => {
    if (!isHeaderSent && reader.header !== undefined) {
      isHeaderSent = true;
      to.header(reader.header);
    }
    for (const batch of reader.batches.splice(0)) await to.rows(batch);
  };
  await readPart(archive, entry, (chunk) => {
    read += chunk.length;
    reader.progress = read / entry.uncompressedSize;
    reader.push(chunk);
    return reader.batches.length > 0 || !isHeaderSent ? send() : undefined;
  });
  reader.finish();
  await send();
}
