import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { python, runPython } from '../test/workbook/openpyxl.ts';
import { readCells, withFile } from '../test/workbook/read.ts';

/** Writes a workbook as an export would, and prints what openpyxl itself reads from it. */
const PROGRAM = `
import sys, json, datetime, openpyxl
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

read = openpyxl.load_workbook(path, read_only=False)['Ventas 2025']
def text(cell):
    value = cell.value
    if value is None or (isinstance(value, str) and value.strip() == ''): return ''
    if isinstance(value, bool): return 'boolean ' + ('VERDADERO' if value else 'FALSO')
    if isinstance(value, (int, float)): return ['number', value]
    if isinstance(value, datetime.datetime) and value.time() == datetime.time(0): return 'date ' + value.date().isoformat()
    if isinstance(value, (datetime.date, datetime.time)): return 'date ' + value.isoformat()
    return 'text ' + value
out = []
for row in read.iter_rows(min_row=4, min_col=2, max_col=3):
    cells = [text(cell) for cell in row]
    if any(cells): out.append([str(row[0].row)] + cells)
print(json.dumps(out))
`;

describe.skipIf(python === undefined)('A workbook that openpyxl wrote (skipped without openpyxl)', () => {
  it.each(['whole', 'write-only'])('reads as openpyxl itself reads it: %s', async (way) => {
    const [content, expected] = await withFile('', async (path) => {
      const printed = await runPython(PROGRAM, path, way);
      return [await readFile(path), printed] as const;
    });
    const rows = await readCells(content);
    const read = rows.map((cells) =>
      cells.map((cell) => (cell.startsWith('number ') ? ['number', Number(cell.slice(7))] : cell)),
    );
    expect(read).toEqual(expected);
    expect(rows.length).toBeGreaterThan(15);
  });
});
