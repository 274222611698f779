import { describe, expect, it } from 'vitest';
import { type Book, bookOf } from '../test/workbook/book.ts';
import { readCells, readRows } from '../test/workbook/read.ts';

/** What the reader makes of one cell (column B of row 2), given as XML. */
async function cell(xml: string, book: Book = {}): Promise<string | undefined> {
  const rows = `<row r="2"><c r="A2"><v>1</v></c>${xml}</row>`;
  return (await readCells(bookOf({ ...book, rows })))[0]?.[2];
}

describe('A cell', () => {
  it.each([
    ['12', 'number 12'],
    ['-0.5', 'number -0.5'],
    ['0.30000000000000004', 'number 0.30000000000000004'],
    ['1.2E-3', 'number 1.2E-3'],
    [' 7 ', 'number 7'],
    ['12345678901234567890.123', 'number 12345678901234567890.123'],
  ])('keeps the number %s as the file writes it', async (written, read) => {
    expect(await cell(`<c r="B2"><v>${written}</v></c>`)).toBe(read);
    expect(await cell(`<c r="B2" t="n"><v>${written}</v></c>`)).toBe(read);
  });

  it.each(['1.234,5', 'NaN', '1e', '--1', '1.2.3', '0x10'])(
    'is text when it says to be a number but holds %s',
    async (written) => {
      expect(await cell(`<c r="B2"><v>${written}</v></c>`)).toBe(`text ${written}`);
    },
  );

  it('takes a text from the shared ones, runs joined and without what helps to pronounce it', async () => {
    const shared = [
      '<t>uno</t>',
      '<r><rPr><b/></rPr><t>Año </t></r><r><t xml:space="preserve">nuevo</t></r>',
      '<t>東京</t><rPh sb="0" eb="2"><t>とうきょう</t></rPh><phoneticPr fontId="1"/>',
    ];
    expect(await cell('<c r="B2" t="s"><v>0</v></c>', { shared })).toBe('text uno');
    expect(await cell('<c r="B2" t="s"><v>1</v></c>', { shared })).toBe('text Año nuevo');
    expect(await cell('<c r="B2" t="s"><v>2</v></c>', { shared })).toBe('text 東京');
  });

  it('takes a text of its own, runs joined and without what helps to pronounce it', async () => {
    expect(await cell('<c r="B2" t="inlineStr"><is><t>P-1</t></is></c>')).toBe('text P-1');
    const runs = '<is><r><t>a</t></r><rPh sb="0" eb="1"><t>x</t></rPh><r><rPr/><t>b</t></r></is>';
    expect(await cell(`<c r="B2" t="inlineStr">${runs}</c>`)).toBe('text ab');
  });

  it.each([
    ['<c r="B2"><f>1+1</f><v>2</v></c>', 'number 2'],
    ['<c r="B2" t="str"><f>A1&amp;"x"</f><v>x &amp; y</v></c>', 'text x & y'],
    ['<c r="B2" t="b"><f>TRUE()</f><v>1</v></c>', 'boolean VERDADERO'],
    ['<c r="B2" t="e"><f>1/0</f><v>#DIV/0!</v></c>', 'error #DIV/0!'],
  ])('counts with the stored value of its formula: %s', async (xml, read) => {
    expect(await cell(xml)).toBe(read);
  });

  it.each([
    '<c r="B2"><f>1+1</f></c>',
    '<c r="B2"><f>1+1</f><v></v></c>',
    '<c r="B2" s="1"><f>1+1</f><v/></c>',
    '<c r="B2"><f t="shared" si="0"/></c>',
    '<c r="B2" t="b"><f>TRUE()</f></c>',
  ])('is an error where its formula has no stored value: %s', async (xml) => {
    expect(await cell(xml)).toBe('error fórmula sin resultado');
  });

  it('is empty where its formula gave an empty text', async () => {
    expect(await cell('<c r="B2" t="str"><f>""</f><v></v></c>')).toBe('');
  });

  it('says what is true and what is false', async () => {
    expect(await cell('<c r="B2" t="b"><v>1</v></c>')).toBe('boolean VERDADERO');
    expect(await cell('<c r="B2" t="b"><v>0</v></c>')).toBe('boolean FALSO');
  });

  it.each([
    '<c r="B2"/>',
    '<c r="B2"><v></v></c>',
    '<c r="B2"><v/></c>',
    '<c r="B2" t="str"><v> </v></c>',
    '<c r="B2" t="inlineStr"><is><t xml:space="preserve"> \u00a0\n</t></is></c>',
    '<c r="B2" t="inlineStr"><is/></c>',
  ])('is empty without anything to see: %s', async (xml) => {
    expect(await cell(xml)).toBe('');
  });

  it.each([
    ['a&lt;b&gt;&amp;&quot;&apos;', 'a<b>&"\''],
    ['&#65;&#x42;&#x20AC;&#128512;', 'AB€😀'],
    ['<![CDATA[<v>&amp;]]]]><![CDATA[>]]>', '<v>&amp;]]>'],
    ['uno\r\ndos\rtres', 'uno\ndos\ntres'],
    ['uno<!-- nada -->dos<?nada?>', 'unodos'],
    ['l1_x000D_\nl2 _x0041_ _x005F_x0041_ _x41_', 'l1\r\nl2 A _x0041_ _x41_'],
    ['_xD83D__xDE00_ _xD83D_ _x0000_', '😀 \ufffd \ufffd'],
    ['  dos espacios  ', '  dos espacios  '],
  ])('resolves what XML and workbooks write in other ways: %s', async (written, read) => {
    const [row] = await readRows(
      bookOf({
        rows: `<row><c><v>1</v></c><c t="inlineStr"><is><t xml:space="preserve">${written}</t></is></c></row>`,
      }),
    );
    expect(row?.cells[1]).toEqual({ kind: 'text', text: read });
    const [shared] = await readRows(
      bookOf({ shared: [`<t>${written}</t>`], rows: '<row><c><v>1</v></c><c t="s"><v>0</v></c></row>' }),
    );
    expect(shared?.cells[1]).toEqual({ kind: 'text', text: read });
  });
});

describe('A date', () => {
  const styles = [0, 14, 164, 165, 166];
  const formats = { 164: 'dd/mm/yyyy\\ hh:mm', 165: '#,##0.00\\ "días"', 166: '[$-C0A]mmm-yy;@' };

  it.each([
    [1, '45931', 'date 2025-10-01'],
    [2, '45931.354166666664', 'date 2025-10-01T08:30:00'],
    [4, '45931', 'date 2025-10-01'],
    [1, '0.5', 'date 12:00:00'],
    [1, '60', 'date 1900-02-29'],
    [1, '61', 'date 1900-03-01'],
    [1, '1', 'date 1900-01-01'],
    [0, '45931', 'number 45931'],
    [3, '45931', 'number 45931'],
    [1, '-1', 'number -1'],
    [1, '2958466', 'number 2958466'],
    [9, '45931', 'number 45931'],
  ])('is known by its style: style %i of %s', async (style, written, read) => {
    expect(await cell(`<c r="B2" s="${style}"><v>${written}</v></c>`, { styles, formats })).toBe(read);
  });

  it('counts from 1904 where the workbook says so', async () => {
    const workbook = (value: string): string =>
      `<workbook><workbookPr date1904="${value}"/><sheets><sheet name="V" r:id="rId1"/></sheets></workbook>`;
    const xml = '<c r="B2" s="1"><v>44469</v></c>';
    expect(await cell(xml, { styles, workbook: workbook('1') })).toBe('date 2025-10-01');
    expect(await cell(xml, { styles, workbook: workbook('true') })).toBe('date 2025-10-01');
    expect(await cell(xml, { styles, workbook: workbook('0') })).toBe('date 2021-09-30');
  });

  it('may be written as text of its own type', async () => {
    expect(await cell('<c r="B2" t="d"><v>2025-10-01T00:00:00</v></c>')).toBe('date 2025-10-01T00:00:00');
  });
});
