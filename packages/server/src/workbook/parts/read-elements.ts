import type { Entry } from 'yauzl';
import type { Limits } from '../limits.ts';
import { WorkbookProblem } from '../problem.ts';
import { type Element, Elements } from '../xml/elements.ts';
import { XmlScanner } from '../xml/scanner.ts';
import type { Archive } from '../zip/archive.ts';
import { readPart } from '../zip/read-part.ts';

/** Reports every element of a part that only describes the workbook. */
export async function readElements(
  archive: Archive,
  entry: Entry,
  limits: Limits,
  take: (element: Element) => void,
): Promise<void> {
  if (entry.uncompressedSize > limits.smallPartBytes) throw new WorkbookProblem('bomb');
  const scanner = new XmlScanner(new Elements(take));
  await readPart(archive, entry, (chunk) => scanner.push(chunk));
  scanner.finish();
}
