import { describe, expect, it } from 'vitest';
import {
  type Book,
  bookOf,
  HEADER_ROW,
  partsOf,
  relation,
  relationsOf,
  sheetOf,
  spoil,
  workbookOf,
} from '../test/workbook/book.ts';
import { readRows } from '../test/workbook/read.ts';
import { type ZipEntry, zip } from '../test/workbook/zip.ts';
import type { Limits } from './limits.ts';
import { type ProblemCode, WorkbookProblem } from './problem.ts';

const SHEET = 'xl/worksheets/sheet1.xml';
const ROW = '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row>';

/** Why a file is refused: the code of a problem that has a message for people. Not a row may be sent before. */
async function refusal(content: Buffer | string, limits: Partial<Limits> = {}): Promise<ProblemCode> {
  try {
    await readRows(content, { limits, onRow: fail });
  } catch (error) {
    if (error instanceof WorkbookProblem && /\.$|50MB$/.test(error.message)) return error.code;
    throw error;
  }
  throw new Error('The file was not refused');
}

const fail = (): never => {
  throw new Error('There were rows');
};

const spoiled = (name: string, change: Partial<ZipEntry>, book: Book = { rows: ROW }): Buffer =>
  zip(spoil(partsOf(book), name, change));
const withRows = (rows: string): Buffer => bookOf({ rows });
const sheetPart = Buffer.from(sheetOf(HEADER_ROW + ROW));

/** As OpenDocument asks for: its type comes first and is not compressed. */
function openDocument(kind: string): Buffer {
  const type = `application/vnd.oasis.opendocument.${kind}`;
  return zip([
    { name: 'mimetype', content: type, isStored: true },
    { name: 'content.xml', content: '<office:document-content xmlns:office="o"/>' },
    { name: 'META-INF/manifest.xml', content: '<manifest:manifest xmlns:manifest="m"/>' },
  ]);
}

describe('A file that is no workbook', () => {
  it.each<[string, Buffer | string, ProblemCode]>([
    ['nothing', '', 'empty'],
    ['an old or encrypted workbook', Buffer.from('d0cf11e0a1b11ae1000000', 'hex'), 'old-or-encrypted'],
    ['a workbook of Excel 4', Buffer.from('090406000000100000', 'hex'), 'old-or-encrypted'],
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'pdf'],
    ['CSV', 'Código;Año\nV1;2025', 'text'],
    ['HTML', '<html><table></table></html>', 'text'],
    ['text in UTF-16', Buffer.from('\ufeffCódigo\tAño', 'utf16le'), 'text'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'not-a-workbook'],
    ['an empty zip', zip([]), 'not-a-workbook'],
    ['a zip of something else', zip([{ name: 'foto.txt', content: 'x' }]), 'not-a-workbook'],
    [
      'a text document',
      zip([
        { name: '_rels/.rels', content: relationsOf(relation('a', 'officeDocument', 'word/document.xml')) },
        { name: 'word/document.xml', content: '<w:document xmlns:w="w"><w:body/></w:document>' },
      ]),
      'not-a-workbook',
    ],
    [
      'a binary workbook',
      zip([
        { name: '_rels/.rels', content: relationsOf(relation('a', 'officeDocument', 'xl/workbook.bin')) },
        { name: 'xl/workbook.bin', content: 'x' },
      ]),
      'binary',
    ],
    ['a spreadsheet of LibreOffice', openDocument('spreadsheet'), 'open-document'],
    ['a text document of LibreOffice', openDocument('text'), 'not-a-workbook'],
  ])('is refused by name: %s', async (_name, content, code) => {
    expect(await refusal(content)).toBe(code);
  });
});

describe('A damaged zip', () => {
  const whole = bookOf({ rows: ROW });

  it('is refused when it is cut off, wherever that is', async () => {
    for (const part of [0.02, 0.3, 0.6, 0.9, 0.999]) {
      expect(await refusal(whole.subarray(0, Math.max(4, Math.floor(whole.length * part))))).toBe('damaged');
    }
    expect(await refusal(whole.subarray(0, 3))).toBe('damaged');
  });

  it.each<[string, Buffer]>([
    ['its sum is wrong', spoiled(SHEET, { crc: 1 })],
    ['it has more bytes than it says', spoiled(SHEET, { size: sheetPart.length - 1 })],
    ['it has fewer bytes than it says', spoiled(SHEET, { size: sheetPart.length + 1 })],
    ['its data is cut', spoiled(SHEET, { compressedSize: 40 })],
    ['its data lies beyond the end', spoiled(SHEET, { compressedSize: 1_000_000 })],
    ['it is compressed in an unknown way', spoiled(SHEET, { method: 12 })],
    [
      'a part is there twice',
      zip([...partsOf({ rows: ROW }), { name: SHEET.toUpperCase(), content: sheetPart }]),
    ],
    ['something follows it', Buffer.concat([whole, Buffer.from('más')])],
  ])('is refused when %s', async (_name, content) => {
    expect(await refusal(content)).toBe('damaged');
  });

  it.each([0x01, 0x41])('is refused when a part is encrypted (%#)', async (flags) => {
    expect(await refusal(spoiled(SHEET, { flags }))).toBe('encrypted');
  });

  it.each([
    '../fuera.xml',
    '/etc/passwd',
    'C:/fuera.xml',
    'xl\\fuera.xml',
    'xl/../../fuera.xml',
    'xl/a\0.xml',
  ])('is refused for the name %j of a part that is not even read', async (name) => {
    const content = zip([...partsOf({ rows: ROW }), { name, content: 'x' }]);
    expect(await refusal(content)).toBe('unsafe-name');
  });
});

describe('A zip bomb', () => {
  const zeros = Buffer.alloc(32 * 1024 ** 2, ' ');
  const bomb = Buffer.concat([sheetPart.subarray(0, 200), zeros]);

  it('is refused by the size that it declares, in a part that is read or in another', async () => {
    expect(await refusal(spoiled(SHEET, { size: 0xff_ff_ff_f0 }))).toBe('bomb');
    const other: ZipEntry = { name: 'xl/media/image1.png', content: 'x', size: 0xf0_00_00_00 };
    expect(await refusal(zip([...partsOf({ rows: ROW }), other]))).toBe('bomb');
    const limits = { partBytes: 1024 ** 2 };
    const many = [1, 2, 3].map((n) => ({ name: `xl/media/${n}.png`, content: 'x', size: 1024 ** 2 }));
    expect(await refusal(zip([...partsOf({ rows: ROW }), ...many]), limits)).toBe('bomb');
  });

  it('is refused by how much it says to grow', async () => {
    expect(await refusal(spoiled(SHEET, { size: 500 * 1024 ** 2 }))).toBe('bomb');
  });

  it('is refused as soon as it grows beyond what it declares', async () => {
    expect(await refusal(spoiled(SHEET, { content: bomb, size: 1000 }))).toBe('damaged');
    expect(await refusal(spoiled('xl/workbook.xml', { content: bomb, size: 1000 }))).toBe('damaged');
  });

  it('is refused in a part that only describes', async () => {
    const limits = { smallPartBytes: 1024 ** 2 };
    expect(await refusal(spoiled('xl/workbook.xml', { content: bomb }), limits)).toBe('bomb');
    expect(await refusal(spoiled('_rels/.rels', { content: bomb }), limits)).toBe('bomb');
  });

  it('is refused for the number of its parts', async () => {
    const many = Array.from({ length: 40 }, (_, n) => ({ name: `n${n}`, content: '' }));
    expect(await refusal(zip([...partsOf(), ...many]), { parts: 40 })).toBe('too-many-parts');
  });

  it('is refused for the shared texts that it holds, by their size and by their number', async () => {
    const shared = Array.from({ length: 40 }, () => `<t>${'x'.repeat(60_000)}</t>`);
    expect(await refusal(bookOf({ shared, rows: ROW }), { sharedBytes: 2 * 1024 ** 2 })).toBe(
      'too-many-texts',
    );
    const many = Array.from({ length: 101 }, () => '<t>x</t>');
    expect(await refusal(bookOf({ shared: many, rows: ROW }), { sharedTexts: 100 })).toBe('too-many-texts');
  });
});

describe('A hostile part', () => {
  const doctype = '<!DOCTYPE a [<!ENTITY lol "lol"><!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const book: Book = { rows: ROW, shared: ['<t>x</t>'], styles: [0] };

  it.each(
    partsOf(book)
      .map(({ name }) => name)
      .filter((name) => !name.includes('Content')),
  )('is refused for a DOCTYPE in %s', async (name) => {
    const content = partsOf(book).find((part) => part.name === name)?.content ?? '';
    const hostile = String(content).replace('?>', `?>${doctype}`);
    expect(await refusal(spoiled(name, { content: hostile }, book))).toBe('forbidden-xml');
  });

  it.each<[string, Buffer, ProblemCode]>([
    ['a workbook without sheets', bookOf({ workbook: workbookOf('') }), 'no-sheet'],
    ['a workbook of endless sheets', bookOf({ workbook: workbookOf('<sheet/>'.repeat(20_000)) }), 'damaged'],
    [
      'a workbook of charts alone',
      bookOf({ relations: relationsOf(relation('rId1', 'chartsheet', 'c.xml')) }),
      'no-sheet',
    ],
    ['a sheet without a relation', bookOf({ relations: relationsOf() }), 'no-sheet'],
    [
      'a sheet that is not there',
      bookOf({ relations: relationsOf(relation('rId1', 'worksheet', 'no.xml')) }),
      'damaged',
    ],
    [
      'a sheet somewhere else',
      bookOf({
        relations: relationsOf(relation('rId1', 'worksheet', 'http://x/', ' TargetMode="External"')),
      }),
      'damaged',
    ],
    ['a sheet that is something else', spoiled(SHEET, { content: '<chartsheet/>' }), 'damaged'],
    ['a sheet that is cut', spoiled(SHEET, { content: sheetPart.subarray(0, -20) }), 'damaged'],
    ['a shared text that is not there', withRows('<row><c t="s"><v>0</v></c></row>'), 'damaged'],
    [
      'a shared text without number',
      bookOf({ shared: ['<t>x</t>'], rows: '<row><c t="s"><v>-1</v></c></row>' }),
      'damaged',
    ],
    ['an unknown type', withRows('<row><c t="z"><v>0</v></c></row>'), 'damaged'],
    ['a cell with two values', withRows('<row><c><v>1</v><v>2</v></c></row>'), 'damaged'],
    ['the same cell twice', withRows('<row><c r="A2"><v>1</v></c><c r="A2"><v>2</v></c></row>'), 'damaged'],
    ['the same row twice', withRows(`${ROW}${ROW}`), 'damaged'],
    ['a row above another', withRows('<row r="3"/><row r="2"/>'), 'damaged'],
    ['a cell of another row', withRows('<row r="2"><c r="A3"><v>1</v></c></row>'), 'damaged'],
    [
      'text that is not UTF-8',
      spoiled(SHEET, {
        content: Buffer.concat([
          sheetPart.subarray(0, -60),
          Buffer.from('<row><c t="str"><v>\xff</v></c></row></sheetData></worksheet>', 'latin1'),
        ]),
      }),
      'damaged',
    ],
    ['column XFE', withRows('<row r="2"><c r="XFE2"><v>1</v></c></row>'), 'beyond-sheet'],
    ['a column of many letters', withRows(`<row r="2"><c r="${'A'.repeat(5000)}2"/></row>`), 'beyond-sheet'],
    ['row 1048577', withRows('<row r="1048577"><c r="A1048577"><v>1</v></c></row>'), 'beyond-sheet'],
    ['row 0', withRows('<row r="0"/>'), 'beyond-sheet'],
    ['a negative row', withRows('<row r="-5"/>'), 'beyond-sheet'],
    ['a row of many digits', withRows('<row r="99999999999999999999"/>'), 'beyond-sheet'],
    ['a row after the last', withRows('<row r="1048576"/><row/>'), 'beyond-sheet'],
    ['a cell without a row', withRows('<row r="2"><c r="A"/></row>'), 'beyond-sheet'],
    ['a cell without a column', withRows('<row r="2"><c r="2"/></row>'), 'damaged'],
    ['a million columns', withRows(`<row>${'<c/>'.repeat(1_000_000)}</row>`), 'beyond-sheet'],
    [
      'a million columns above the header',
      bookOf({ sheet: sheetOf(`<row>${'<c><v>1</v></c>'.repeat(1_000_000)}</row>`) }),
      'beyond-sheet',
    ],
    [
      'a text beyond reason',
      withRows(`<row><c t="inlineStr"><is><t>${'x'.repeat(200_000)}</t></is></c></row>`),
      'text-too-long',
    ],
    [
      'a text beyond reason in pieces',
      withRows(`<row><c t="inlineStr"><is>${'<r><t>xxxxxxxx</t></r>'.repeat(20_000)}</is></c></row>`),
      'text-too-long',
    ],
    [
      'a shared text beyond reason',
      bookOf({ shared: [`<t>${'&lt;'.repeat(200_000)}</t>`], rows: ROW }),
      'text-too-long',
    ],
    ['a tag beyond reason', withRows(`<row><c r="${'x'.repeat(600_000)}"/></row>`), 'damaged'],
    ['nesting beyond reason', withRows('<x>'.repeat(100_000)), 'damaged'],
    ['nothing but headers that are missing', bookOf({ sheet: sheetOf(ROW) }), 'missing-header'],
  ])('is refused: %s', async (_name, content, code) => {
    expect(await refusal(content)).toBe(code);
  });

  it('reads the longest text that a cell may hold', async () => {
    const text = 'ñ'.repeat(32_767);
    const content = withRows(`<row><c t="inlineStr"><is><t>${text}</t></is></c></row>`);
    const [row] = await readRows(content);
    expect(row?.cells[0]?.text === text).toBe(true);
  });

  it('is refused over 50 MB before anything of it is read', async () => {
    expect(await refusal(bookOf({ rows: ROW }), { fileBytes: 100 })).toBe('too-large');
  });
});
