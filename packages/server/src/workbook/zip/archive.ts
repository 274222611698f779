import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Limits } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';

/** An open workbook: its parts by name in lower case, since names of parts differ by more than case. */
export interface Archive {
  readonly zip: ZipFile;
  readonly parts: ReadonlyMap<string, Entry>;
  close(): void;
}

const DEFLATED = 8;

/** Opens a zip and checks what it says about all of its entries. Nothing is inflated yet. */
export async function openArchive(path: string, limits: Limits): Promise<Archive> {
  const options = { autoClose: false, strictFileNames: true };
  const zip = await openPromise(path, options).catch(asProblem);
  // Errors that nobody waits for any more: whoever reads gets its own.
  zip.on('error', () => {});
  try {
    if (zip.entryCount > limits.parts) throw new WorkbookProblem('too-many-parts');
    const parts = await listParts(zip, limits).catch(asProblem);
    return { zip, parts, close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listParts(zip: ZipFile, limits: Limits): Promise<Map<string, Entry>> {
  const parts = new Map<string, Entry>();
  let declared = 0;
  for await (const entry of zip.eachEntry()) {
    const name = entry.fileName.toLowerCase();
    declared += entry.uncompressedSize;
    checkEntry(entry, limits);
    if (parts.has(name)) throw damaged();
    if (declared > 2 * limits.partBytes) throw new WorkbookProblem('bomb');
    parts.set(name, entry);
  }
  return parts;
}

function checkEntry(entry: Entry, limits: Limits): void {
  const { uncompressedSize: size, compressedSize } = entry;
  if (entry.fileName.includes('\0') || entry.fileName === '') throw new WorkbookProblem('unsafe-name');
  if (entry.isEncrypted()) throw new WorkbookProblem('encrypted');
  if (entry.compressionMethod !== 0 && entry.compressionMethod !== DEFLATED) throw damaged();
  const isBomb = size > limits.plainBytes && size > compressedSize * limits.ratio;
  if (size > limits.partBytes || isBomb) throw new WorkbookProblem('bomb');
}

/** The zip library says in its texts what it found. */
function asProblem(error: unknown): never {
  if (error instanceof WorkbookProblem || !(error instanceof Error)) throw error;
  const { message } = error;
  if (/encryption/.test(message)) throw new WorkbookProblem('encrypted');
  if (/absolute path|relative path|invalid characters in fileName/.test(message))
    throw new WorkbookProblem('unsafe-name');
  throw damaged();
}
