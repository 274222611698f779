import type { Limits } from '../limits.ts';
import { XmlScanner } from '../xml/scanner.ts';
import type { Archive } from '../zip/archive.ts';
import { readPart } from '../zip/read-part.ts';
import { ByteText } from './byte-text.ts';
import type { Parts } from './find-parts.ts';
import { readElements } from './read-elements.ts';
import type { SheetContext } from './read-sheet.ts';
import { SharedTexts, SharedTextsHandler } from './shared-texts.ts';
import { DateStyles } from './styles.ts';

/** What the cells of a workbook's sheets refer to. @throws WorkbookProblem */
export async function readContext(
  archive: Archive,
  parts: Parts,
  limits: Limits,
): Promise<Omit<SheetContext, 'name'>> {
  const dateStyles = await readStyles(archive, parts, limits);
  const shared = await readSharedTexts(archive, parts, limits);
  return { shared, dateStyles, is1904: parts.is1904 };
}

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
