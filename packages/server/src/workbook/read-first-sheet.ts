import type { Column } from './find-header.ts';
import type { Limits } from './limits.ts';
import { ByteText } from './parts/byte-text.ts';
import { findParts, type NamedSheet, type Parts } from './parts/find-parts.ts';
import { namesWithHeader } from './parts/other-sheets.ts';
import { readElements } from './parts/read-elements.ts';
import { type SheetHeader, SheetReader } from './parts/read-sheet.ts';
import { SharedTexts, SharedTextsHandler } from './parts/shared-texts.ts';
import { DateStyles } from './parts/styles.ts';
import { WorkbookProblem } from './problem.ts';
import type { BatchData } from './row-batch.ts';
import { XmlScanner } from './xml/scanner.ts';
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
    const dateStyles = await readStyles(archive, parts, limits);
    const shared = await readSharedTexts(archive, parts, limits);
    const readerOf = ({ name }: NamedSheet) =>
      new SheetReader(columns, { name, shared, dateStyles, is1904: parts.is1904 }, limits);
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

async function readStyles(archive: Archive, { styles }: Parts, limits: Limits): Promise<Uint8Array> {
  const dates = new DateStyles();
  if (styles !== undefined) await readElements(archive, styles, limits, (element) => dates.take(element));
  return dates.list();
}

async function readSharedTexts(archive: Archive, parts: Parts, limits: Limits): Promise<SharedTexts> {
  const shared = new SharedTexts(limits);
  if (parts.sharedTexts === undefined) return shared;
  const text = new ByteText(limits.textBytes, limits.textBytes);
  const scanner = new XmlScanner(new SharedTextsHandler(shared, text));
  await readPart(archive, parts.sharedTexts, (chunk) => scanner.push(chunk));
  scanner.finish();
  return shared;
}

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
