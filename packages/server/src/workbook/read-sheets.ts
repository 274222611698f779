import type { Limits } from './limits.ts';
import type { WantedSheets } from './messages.ts';
import { findParts, type NamedSheet } from './parts/find-parts.ts';
import { RawSheetReader, UnwantedSheet } from './parts/raw-sheet.ts';
import { readContext } from './parts/read-context.ts';
import { plain } from './plain.ts';
import type { BatchData } from './row-batch.ts';
import { type Archive, openArchive } from './zip/archive.ts';
import { readPart } from './zip/read-part.ts';
import { checkSignature } from './zip/signature.ts';

/** Who takes what is read, in order. What `rows` returns is waited for. */
interface Receiver {
  sheet(name: string): void;
  rows(batch: BatchData): Promise<void> | void;
}

/** Sheets that are looked at. */
const MOST = 30;

/**
 * Reads sheets of a workbook as they are, hidden ones as well, on the calling thread: all cells of their first columns.
 *
 * @throws WorkbookProblem
 */
export async function readSheets(
  path: string,
  { names, header }: WantedSheets,
  limits: Limits,
  to: Receiver,
): Promise<void> {
  await checkSignature(path, limits);
  const archive = await openArchive(path, limits);
  try {
    const parts = await findParts(archive, limits);
    const context = await readContext(archive, parts, limits);
    const wanted = new Set(names.map(plain));
    for (const sheet of parts.all.slice(0, MOST)) {
      const isWanted = wanted.has(plain(sheet.name));
      await readSheet(archive, sheet, new RawSheetReader(context, { header, isWanted }, limits), to);
    }
  } finally {
    archive.close();
  }
}

async function readSheet(
  archive: Archive,
  { name, entry }: NamedSheet,
  reader: RawSheetReader,
  to: Receiver,
): Promise<void> {
  let isNamed = false;
  const send = async (): Promise<void> => {
    for (const batch of reader.batches.splice(0)) {
      if (!isNamed) to.sheet(name);
      isNamed = true;
      await to.rows(batch);
    }
  };
  try {
    await readPart(archive, entry, (chunk) => {
      reader.push(chunk);
      return reader.batches.length > 0 ? send() : undefined;
    });
    reader.finish();
  } catch (error) {
    if (error instanceof UnwantedSheet) return;
    throw error;
  }
  await send();
}
