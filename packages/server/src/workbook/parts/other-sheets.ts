import { WorkbookProblem } from '../problem.ts';
import type { Archive } from '../zip/archive.ts';
import { readPart } from '../zip/read-part.ts';
import type { NamedSheet } from './find-parts.ts';
import type { SheetReader } from './read-sheet.ts';

/** Sheets that are looked at when the first one has no header. */
const MOST = 20;

/** Ends the reading of a sheet whose header has been found. */
class Found extends Error {}

/** The sheets that have a header; what is wrong with one means that it has none. */
export async function namesWithHeader(
  archive: Archive,
  sheets: readonly NamedSheet[],
  readerOf: (sheet: NamedSheet) => SheetReader,
): Promise<string[]> {
  const names: string[] = [];
  for (const sheet of sheets.slice(0, MOST)) {
    if (await hasHeader(archive, sheet, readerOf(sheet))) names.push(sheet.name);
  }
  return names;
}

async function hasHeader(archive: Archive, { entry }: NamedSheet, reader: SheetReader): Promise<boolean> {
  try {
    await readPart(archive, entry, (chunk) => {
      reader.push(chunk);
      if (reader.header !== undefined) throw new Found();
    });
    reader.finish();
    return true;
  } catch (error) {
    if (error instanceof Found) return true;
    if (error instanceof WorkbookProblem) return false;
    throw error;
  }
}
