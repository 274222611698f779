import { execFile, execFileSync } from 'node:child_process';
import { promisify } from 'node:util';

/** Debian's Python knows Debian's openpyxl; another one may come first on the path. */
const CANDIDATES = ['/usr/bin/python3', 'python3'];

/** A Python that has openpyxl; undefined without one. */
export const python = CANDIDATES.find((command) => {
  try {
    execFileSync(command, ['-c', 'import openpyxl'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** Runs a Python program with these arguments. @returns what it prints */
export async function runPython(program: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(python ?? 'python3', ['-c', program, ...args], {
    maxBuffer: 64 * 1024 ** 2,
  });
  return stdout;
}

/** Two columns of the first visible sheet below a header, with the values that formulas were stored with. */
const READER = `
import sys, json, datetime, openpyxl
path, header, column = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
book = openpyxl.load_workbook(path, data_only=True)
sheet = [sheet for sheet in book.worksheets if sheet.sheet_state == 'visible'][0]
def text(cell):
    value = cell.value
    if value is None or (isinstance(value, str) and value.strip() == ''): return ''
    if isinstance(value, bool): return 'boolean ' + ('VERDADERO' if value else 'FALSO')
    if isinstance(value, (int, float)): return ['number', value]
    if isinstance(value, datetime.datetime) and value.time() == datetime.time(0): return 'date ' + value.date().isoformat()
    if isinstance(value, (datetime.date, datetime.time)): return 'date ' + value.isoformat()
    if cell.data_type == 'e': return 'error ' + value
    return 'text ' + value
out = []
for row in sheet.iter_rows(min_row=header + 1, min_col=column, max_col=column + 1):
    cells = [text(cell) for cell in row]
    if any(cells): out.append([str(row[0].row)] + cells)
print(json.dumps(out))
`;

/** A row's number and its two cells: `kind text`, or a number as `['number', value]`. */
type ComparableRow = (string | readonly [string, number])[];

/** What openpyxl reads from a workbook, as `comparable` has it. */
export async function readWithOpenpyxl(
  path: string,
  header: number,
  column: number,
): Promise<ComparableRow[]> {
  return JSON.parse(await runPython(READER, path, String(header), String(column))) as ComparableRow[];
}

/** Rows of `readCells` in which a number is its value: openpyxl does not keep its text. */
export function comparable(rows: readonly string[][]): ComparableRow[] {
  const cell = (text: string) =>
    text.startsWith('number ') ? (['number', Number(text.slice('number '.length))] as const) : text;
  return rows.map((cells) => cells.map(cell));
}
