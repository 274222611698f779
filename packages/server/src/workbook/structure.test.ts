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
import { readCells } from '../test/workbook/read.ts';
import { zip } from '../test/workbook/zip.ts';

const ROW = '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c></row>';
const SHEET_ELEMENT = '<sheet name="Ventas" sheetId="1" r:id="rId1"/>';
const READ = ['2', 'number 1', 'number 2'];

/** A workbook with these sheets; the one called `sheet<n>.xml` holds `n` as its only value. */
function withSheets(sheets: string, ...relations: string[]): Buffer {
  const parts = partsOf({ workbook: workbookOf(sheets), relations: relationsOf(...relations) });
  const numbered = [1, 2, 3].map((n) => ({
    name: `xl/worksheets/sheet${n}.xml`,
    content: sheetOf(`${HEADER_ROW}<row r="2"><c r="A2"><v>${n}</v></c></row>`),
  }));
  return zip([...parts.filter(({ name }) => !name.includes('sheet1')), ...numbered]);
}

const sheet = (n: number, state = ''): string =>
  relation(`r${n}`, 'worksheet', `worksheets/sheet${n}.xml`, state);

describe('The sheet that is read', () => {
  it('is the first of the workbook, whatever its file is called', async () => {
    const book = withSheets(
      '<sheet name="Uno" sheetId="7" r:id="r3"/><sheet name="Dos" sheetId="1" r:id="r1"/>',
      sheet(1),
      sheet(3),
    );
    expect(await readCells(book)).toEqual([['2', 'number 3', '']]);
  });

  it.each(['hidden', 'veryHidden'])('is the first that people see: not a tab that is %s', async (state) => {
    const book = withSheets(
      `<sheet name="Oculta" sheetId="1" state="${state}" r:id="r1"/><sheet name="Ventas" sheetId="2" r:id="r2"/>`,
      sheet(1),
      sheet(2),
    );
    expect(await readCells(book)).toEqual([['2', 'number 2', '']]);
  });

  it('is named by the refusal of the first one, where others have the columns', async () => {
    const other = sheetOf('<row r="1"><c r="A1" t="inlineStr"><is><t>Resumen</t></is></c></row>');
    const tabs = ['Resumen', 'Datos', 'Oculta', 'Notas', 'Copia'];
    const book = zip([
      ...partsOf({
        workbook: workbookOf(
          tabs
            .map((name, at) => {
              const state = name === 'Oculta' ? ' state="hidden"' : '';
              return `<sheet name="${name}" sheetId="${at + 1}"${state} r:id="r${at + 1}"/>`;
            })
            .join(''),
        ),
        relations: relationsOf(...tabs.map((_, at) => sheet(at + 1))),
      }).filter(({ name }) => !name.includes('sheet1')),
      ...tabs.map((name, at) => ({
        name: `xl/worksheets/sheet${at + 1}.xml`,
        content: ['Datos', 'Oculta'].includes(name) ? sheetOf(HEADER_ROW + ROW) : other,
      })),
    ]);
    await expect(readCells(book)).rejects.toMatchObject({
      code: 'missing-header',
      message:
        'Faltan las columnas «Código» y «Valor» en las 10 primeras filas de la hoja «Resumen»; la hoja «Datos» sí tiene las columnas: póngala en primer lugar y vuelva a cargar el archivo.',
    });
  });

  it('is a sheet of cells, not of a chart', async () => {
    const book = withSheets(
      '<sheet name="Gráfico" sheetId="1" r:id="c"/><sheet name="Ventas" sheetId="2" r:id="r2"/>',
      relation('c', 'chartsheet', 'chartsheets/sheet1.xml'),
      sheet(2),
    );
    expect(await readCells(book)).toEqual([['2', 'number 2', '']]);
  });

  it.each(['/xl/worksheets/sheet1.xml', 'worksheets/../worksheets/./sheet1.xml', 'Worksheets/SHEET1.xml'])(
    'is found through its relation to %s',
    async (target) => {
      const relations = relationsOf(relation('rId1', 'worksheet', target));
      expect(await readCells(bookOf({ relations, rows: ROW }))).toEqual([READ]);
    },
  );

  it('is found where the workbook has another folder and another prefix for relations', async () => {
    const parts = partsOf({ rows: ROW }).map(({ name, content }) => ({
      name: name.replace('xl/', 'libro/'),
      content,
    }));
    const book = spoil(
      spoil(parts, '_rels/.rels', {
        content: relationsOf(relation('x', 'officeDocument', '/libro/workbook.xml')),
      }),
      'libro/workbook.xml',
      {
        content:
          '<x:workbook xmlns:x="m" xmlns:rel="o"><x:sheets><x:sheet name="V" rel:id="rId1"/></x:sheets></x:workbook>',
      },
    );
    expect(await readCells(zip(book))).toEqual([READ]);
  });
});

describe('Rows and cells', () => {
  const read = (rows: string, book: Book = {}): Promise<string[][]> => readCells(bookOf({ ...book, rows }));

  it('are counted where they have no reference of their own', async () => {
    expect(await read('<row><c><v>1</v></c><c><v>2</v></c></row><row><c/><c><v>4</v></c></row>')).toEqual([
      READ,
      ['3', '', 'number 4'],
    ]);
    expect(await read('<row><c r="B7"><v>2</v></c></row><row><c><v>1</v></c></row>')).toEqual([
      ['7', '', 'number 2'],
      ['8', 'number 1', ''],
    ]);
  });

  it('keep their numbers where others are missing or empty', async () => {
    const rows =
      '<row r="5"/><row r="9"><c r="B9"><v>9</v></c></row><row r="10"><c r="A10" s="1"/></row>' +
      '<row r="1048576"><c r="A1048576"><v>1</v></c></row>';
    expect(await read(rows)).toEqual([
      ['9', '', 'number 9'],
      ['1048576', 'number 1', ''],
    ]);
  });

  it('may stand in any order within a row', async () => {
    expect(await read('<row r="2"><c r="B2"><v>2</v></c><c r="A2"><v>1</v></c></row>')).toEqual([READ]);
  });

  it('are passed over in columns that nobody asked for, the last one included', async () => {
    const row =
      '<row r="2"><c r="A2"><v>1</v></c><c r="B2"><v>2</v></c><c r="C2" t="str"><v>x</v></c><c r="XFD2"><v>3</v></c></row>';
    expect(await read(row)).toEqual([READ]);
    expect(await read('<row r="2"><c r="C2" t="str"><v>solo una nota</v></c></row>')).toEqual([]);
  });

  it('are read where rows and columns are hidden', async () => {
    const columns = '<cols><col min="1" max="2" width="9" hidden="1"/></cols>';
    const sheet = sheetOf(HEADER_ROW + ROW.replace('<row r="2"', '<row r="2" hidden="1"'));
    expect(await readCells(bookOf({ sheet: sheet.replace('<sheetData>', `${columns}<sheetData>`) }))).toEqual(
      [READ],
    );
  });

  it('have the value of merged cells in the first one alone', async () => {
    const rows = `${ROW}<row r="3"><c r="A3"/><c r="B3"><v>3</v></c></row>`;
    const sheet = sheetOf(HEADER_ROW + rows).replace(
      '</sheetData>',
      '</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>',
    );
    expect(await readCells(bookOf({ sheet }))).toEqual([READ, ['3', '', 'number 3']]);
  });

  it('are read with a prefix, in the strict namespace, with a byte order mark and with odd spacing', async () => {
    const rows = HEADER_ROW + ROW;
    const prefixed = sheetOf(rows)
      .replace(/<(\/?)(\w+)/g, '<$1x:$2')
      .replace('xmlns=', 'xmlns:x=');
    expect(await readCells(bookOf({ sheet: prefixed }))).toEqual([READ]);
    const strict = sheetOf(rows).replace(/"http[^"]*"/, '"http://purl.oclc.org/ooxml/spreadsheetml/main"');
    expect(await readCells(bookOf({ sheet: `\ufeff${strict}` }))).toEqual([READ]);
    const spaced = sheetOf(rows)
      .replace(/<(row|c|v)/g, '<$1 \n')
      .replace(/="/g, ' \t= \n"')
      .replace(/(r = "\w+")/g, '$1 ');
    expect(
      await readCells(bookOf({ sheet: spaced.replaceAll('</v>', '</v\n>').replaceAll(' = ', '=') })),
    ).toEqual([READ]);
    expect(await readCells(bookOf({ sheet: sheetOf(rows).replaceAll('"', "'") }))).toEqual([READ]);
  });

  it('may carry what other programs add', async () => {
    const rows =
      '<row r="2" spans="1:2" x14ac:dyDescent="0.25"><c r="A2"><v>1</v><extLst><ext uri="{x}"><v>8</v></ext></extLst></c>' +
      '<c r="B2" cm="1" vm="2"><f t="array" ref="B2">A&amp;B</f><v>2</v></c></row>';
    expect(await read(rows)).toEqual([READ]);
  });

  it('are read from a workbook with macros, which stay where they are', async () => {
    const relations = relationsOf(
      relation('v', 'vbaProject', 'vbaProject.bin'),
      relation('rId1', 'worksheet', 'worksheets/sheet1.xml'),
    );
    const macros = { name: 'xl/vbaProject.bin', content: Buffer.from('d0cf11e0a1b11ae1', 'hex') };
    expect(await readCells(zip([...partsOf({ rows: ROW, relations }), macros]))).toEqual([READ]);
  });

  it('may lie uncompressed in the file', async () => {
    const entries = partsOf({ rows: ROW }).map((entry) => ({ ...entry, isStored: true }));
    expect(await readCells(zip(entries))).toEqual([READ]);
  });
});

describe('A workbook that is made to be slow', () => {
  it.each<[string, Book]>([
    ['number formats of nothing but brackets', { formats: { 164: '['.repeat(400_000) }, styles: [164] }],
    [
      'long names around many elements',
      { workbook: workbookOf(SHEET_ELEMENT + nested('x'.repeat(200_000), '<y/>'.repeat(200_000))) },
    ],
    [
      'many references in a name',
      { workbook: workbookOf(`<x a="${'&amp;'.repeat(80_000)}"/>${SHEET_ELEMENT}`) },
    ],
    [
      'many escapes in a text',
      { rows: `${ROW}<row><c/><c/><c t="str"><v>${'_x'.repeat(60_000)}</v></c></row>` },
    ],
  ])('is read all the same: %s', async (_name, book) => {
    expect(await readCells(bookOf({ rows: ROW, ...book }))).toEqual([READ]);
  });
});

function nested(name: string, content: string): string {
  const names = Array.from({ length: 50 }, (_, n) => `${name}${n}`);
  const open = names.map((one) => `<${one}>`).join('');
  return `${open}${content}${names
    .toReversed()
    .map((one) => `</${one}>`)
    .join('')}`;
}
