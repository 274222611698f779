import { describe, expect, it } from 'vitest';
import { repeats } from '../test/sampled.ts';
import { type Book, bookOf, HEADER_ROW, partsOf, sheetOf, spoil } from '../test/workbook/book.ts';
import { corrupt, seeded } from '../test/workbook/random.ts';
import { COLUMNS, readRows, withFile } from '../test/workbook/read.ts';
import { zip } from '../test/workbook/zip.ts';
import { WorkbookProblem } from './problem.ts';
import { readWorkbook } from './read-workbook.ts';
import type { Row } from './row-batch.ts';

const FILES = repeats(60);
const SHEETS = repeats(400);

const rows = Array.from({ length: 40 }, (_, i) => {
  const n = i + 2;
  const text = `<c r="A${n}" t="${i % 2 === 0 ? 's"><v>0</v>' : 'inlineStr"><is><t>Ñandú &amp; 1</t></is>'}</c>`;
  return `<row r="${n}">${text}<c r="B${n}" s="1"><v>${i * 1.25}</v></c></row>`;
});
const book: Book = { rows: rows.join(''), shared: ['<t>Código único</t>'], styles: [0, 14] };

/** Reads a file in the thread that ends by itself. @returns its rows; undefined when it was refused for what it is */
async function readOrRefuse(content: Buffer): Promise<Row[] | undefined> {
  const read: Row[] = [];
  const onRows = (batch: Iterable<Row>): void => void read.push(...batch);
  try {
    await withFile(content, (path) =>
      readWorkbook(path, { columns: COLUMNS, onRows, limits: { seconds: 20 } }),
    );
    return read;
  } catch (error) {
    if (error instanceof WorkbookProblem && error.code !== 'time-limit') return undefined;
    throw error;
  }
}

describe('A corrupted workbook', () => {
  it.each<[string, Buffer]>([
    ['compressed', bookOf(book)],
    ['stored', zip(partsOf(book).map((entry) => ({ ...entry, isStored: true })))],
  ])('has the same rows or is refused: %s', { timeout: 120_000 }, async (name, whole) => {
    const expected = await readRows(whole);
    const random = seeded(name.length);
    let refused = 0;
    for (let file = 0; file < FILES; file += 1) {
      const read = await readOrRefuse(corrupt(whole, random));
      if (read === undefined) refused += 1;
      expect(read ?? expected, `file ${file}`).toEqual(expected);
    }
    expect(refused).toBeGreaterThan(FILES / 2);
  });

  it('never does more than be refused when its XML is what is spoiled, in a whole zip', {
    timeout: 120_000,
  }, async () => {
    const random = seeded(7);
    const sheet = Buffer.from(sheetOf(HEADER_ROW + rows.join('')));
    let read = 0;
    for (let file = 0; file < SHEETS; file += 1) {
      const content = corrupt(sheet, random);
      const spoiled = zip(spoil(partsOf(book), 'xl/worksheets/sheet1.xml', { content }));
      const problem = await readRows(spoiled).then(
        () => undefined,
        (error: unknown) => error,
      );
      if (problem === undefined) read += 1;
      expect(problem ?? new WorkbookProblem('damaged'), `sheet ${file}`).toBeInstanceOf(WorkbookProblem);
    }
    expect(read).toBeLessThan(SHEETS);
  });
});
