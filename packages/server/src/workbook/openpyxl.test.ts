import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { comparable, python, readWithOpenpyxl, runPython } from '../test/workbook/openpyxl.ts';
import { readCells, withFile } from '../test/workbook/read.ts';

/** Writes a workbook as an export would. */
const PROGRAM = `
import sys, datetime, openpyxl
from openpyxl.styles import Font
try:
    from openpyxl.cell.rich_text import CellRichText, TextBlock
    from openpyxl.cell.text import InlineFont
    rich = CellRichText('uno ', TextBlock(InlineFont(b=True), 'dos'))
except ImportError: # before 3.1
    rich = 'uno dos'

path, only = sys.argv[1], sys.argv[2] == 'write-only'
book = openpyxl.Workbook(write_only=only)
sheet = book.create_sheet('Ventas 2025')
if not only:
    book.remove(book.worksheets[0])
notes = book.create_sheet('Notas')
notes.append(['nada'])
rows = [['Informe de ventas'], [], ['Notas', 'CÓDIGO', 'valor']]
values = [1, -2.5, 0.1 + 0.2, 1e-7, 1e21, 1234.5678, '1.234,5', ' con espacios ', 'línea\\nnueva', '<&>"\\'', '東京 😀', True,
          False, None, datetime.date(2025, 10, 1), datetime.datetime(2024, 2, 29, 23, 59, 59), datetime.time(8, 30), 'x' * 32767]
for at, value in enumerate(values):
    rows.append(['nota %d' % at, 'P-%d' % at, value])
for row in rows:
    sheet.append(row)
if not only:
    sheet.merge_cells('A1:C1')
    sheet['C5'].font = Font(bold=True)
    sheet.row_dimensions[6].hidden = True
    sheet.column_dimensions['A'].hidden = True
    sheet.append(['rica', 'P-rica', rich])
    sheet['E400'].font = Font(bold=True)
book.save(path)
`;

describe.skipIf(python === undefined)('A workbook that openpyxl wrote (skipped without openpyxl)', () => {
  it.each(['whole', 'write-only'])('reads as openpyxl itself reads it: %s', async (way) => {
    const [content, expected] = await withFile('', async (path) => {
      await runPython(PROGRAM, path, way);
      return [await readFile(path), await readWithOpenpyxl(path, 3, 2)] as const;
    });
    const rows = comparable(await readCells(content));
    expect(rows).toEqual(expected);
    expect(rows.length).toBeGreaterThan(15);
  });
});
