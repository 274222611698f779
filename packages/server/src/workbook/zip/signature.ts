import { open } from 'node:fs/promises';
import { type Limits } from '../limits.ts';
import { damaged, WorkbookProblem } from '../problem.ts';

const HEAD = 512;

/** The first entry of a spreadsheet in OpenDocument: its name and, uncompressed, what it holds. */
const OPEN_DOCUMENT = 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet';
const AFTER_ZIP_HEADER = 30;

/** Refuses what by its size or its first bytes is no workbook. */
export async function checkSignature(path: string, limits: Limits): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) throw new WorkbookProblem('empty');
    if (size > limits.fileBytes) throw new WorkbookProblem('too-large');
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    judge(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function judge(head: Buffer): void {
  const starts = (...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte);
  if (starts(0x50, 0x4b, 0x03, 0x04)) {
    if (head.indexOf(OPEN_DOCUMENT) === AFTER_ZIP_HEADER) throw new WorkbookProblem('open-document');
    return;
  }
  // The end of a zip alone: a zip without entries.
  if (starts(0x50, 0x4b, 0x05, 0x06)) throw new WorkbookProblem('not-a-workbook');
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) throw new WorkbookProblem('old-or-encrypted');
  // Workbooks of Excel 2 to 4 have no container.
  if (starts(0x09) && [0x00, 0x02, 0x04, 0x08].includes(head[1] ?? -1))
    throw new WorkbookProblem('old-or-encrypted');
  if (head.includes('%PDF-')) throw new WorkbookProblem('pdf');
  if (starts(0x50, 0x4b) || head.length < 4) throw damaged();
  throw new WorkbookProblem(isText(head) ? 'text' : 'not-a-workbook');
}

/** Text has no control bytes but those of lines, unless it is UTF-16, which begins with its mark. */
function isText(head: Buffer): boolean {
  const mark = head.length >= 2 ? head.readUInt16BE(0) : 0;
  if (mark === 0xfeff || mark === 0xfffe) return true;
  return head.every(
    (byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d || byte === 0x0c,
  );
}
