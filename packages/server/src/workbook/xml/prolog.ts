import { WorkbookProblem } from '../problem.ts';
import { latin1 } from './bytes.ts';

/** How many bytes show the encoding of a document. */
export const PROLOG_BYTES = 4;

/**
 * Where a document's text begins: after the byte order mark, if it has one.
 *
 * @throws WorkbookProblem unless the document can be UTF-8
 */
export function startOfText(bytes: Uint8Array): number {
  const [first = 0, second = 0, third = 0] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 3;
  const isWide = first === 0xfe || first === 0xff || first === 0 || second === 0;
  if (isWide) throw new WorkbookProblem('encoding');
  return 0;
}

/** Refuses a document whose declaration (`<?xml …?>`) names another encoding than UTF-8 or its part ASCII. */
export function checkDeclaration(bytes: Uint8Array, start: number, end: number): void {
  const encoding = /\sencoding\s*=\s*["']([^"']*)["']/.exec(latin1(bytes, start, end))?.[1];
  if (encoding !== undefined && !/^(utf-?8|us-ascii)$/i.test(encoding)) throw new WorkbookProblem('encoding');
}
