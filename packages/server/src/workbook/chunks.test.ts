import { describe, expect, it } from 'vitest';
import { HEADER_ROW, sheetOf } from '../test/workbook/book.ts';
import { COLUMNS } from '../test/workbook/read.ts';
import { LIMITS } from './limits.ts';
import { ByteText } from './parts/byte-text.ts';
import { SheetReader } from './parts/read-sheet.ts';
import { SharedTexts, SharedTextsHandler } from './parts/shared-texts.ts';
import { type Row, RowBatch } from './row-batch.ts';
import { XmlScanner } from './xml/scanner.ts';

const ROWS =
  '<row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>45931</v></c></row>' +
  '<row r="3"><c r="A3" t="inlineStr"><is><r><t>Ñu_x00D1_</t></r><r><t>&#241;€😀</t></r></is></c><c r="B3"><f>1</f><v>-1.5E-3</v></c></row>' +
  '<row r="4"><c r="A4" t="str"><v><![CDATA[<a>]]>\r\n</v></c><c r="B4" t="b"><v>1</v></c></row>';
const SHARED =
  '<sst><si><t>Código</t></si><si><r><t>año </t></r><rPh><t>x</t></rPh><r><t>😀&amp;</t></r></si></sst>';

function readShared(...chunks: Uint8Array[]): SharedTexts {
  const texts = new SharedTexts(LIMITS);
  const scanner = new XmlScanner(new SharedTextsHandler(texts, new ByteText(16, LIMITS.textBytes)));
  for (const chunk of chunks) scanner.push(chunk);
  scanner.finish();
  return texts;
}

function readSheet(shared: SharedTexts, ...chunks: Uint8Array[]): Row[] {
  const context = { name: 'Ventas', shared, dateStyles: Uint8Array.of(0, 1), is1904: false };
  const reader = new SheetReader(COLUMNS, context, LIMITS);
  for (const chunk of chunks) reader.push(chunk);
  reader.finish();
  return reader.batches.flatMap((batch) => [...new RowBatch(batch)]);
}

describe('A sheet', () => {
  const sheet = Buffer.from(sheetOf(HEADER_ROW + ROWS));
  const shared = Buffer.from(SHARED);
  const whole = [
    [2, 'text', 'año 😀&', 'date', '2025-10-01'],
    [3, 'text', 'ÑuÑñ€😀', 'number', '-1.5E-3'],
    [4, 'text', '<a>\n', 'boolean', 'VERDADERO'],
  ];
  const flat = (rows: readonly Row[]) =>
    rows.map(({ number, cells }) => [number, ...cells.flatMap(({ kind, text }) => [kind, text])]);

  it('has the same rows wherever its bytes are cut', () => {
    const texts = readShared(shared);
    for (let at = 0; at <= sheet.length; at += 1)
      expect(flat(readSheet(texts, sheet.subarray(0, at), sheet.subarray(at))), `cut at ${at}`).toEqual(
        whole,
      );
    const bytes = Array.from(sheet, (byte) => Uint8Array.of(byte));
    expect(flat(readSheet(texts, ...bytes))).toEqual(whole);
  });

  it('has the same rows wherever the bytes of its shared texts are cut', () => {
    for (let at = 0; at <= shared.length; at += 1) {
      const texts = readShared(shared.subarray(0, at), shared.subarray(at));
      expect(flat(readSheet(texts, sheet)), `cut at ${at}`).toEqual(whole);
    }
  });
});
