import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../test/child-server.ts';
import { comparable, python, readWithOpenpyxl } from '../test/workbook/openpyxl.ts';
import { readCells } from '../test/workbook/read.ts';

const folder = fileURLToPath(new URL('../test/workbook/libreoffice', import.meta.url));

/** Workbooks that LibreOffice wrote (see the note beside them), with the row and column of their header's first cell. */
const books = [
  ['informe', 3, 2],
  ['pestana-oculta', 3, 2],
  ['de-csv', 1, 1],
] as const;

it.each(books)('A workbook that LibreOffice wrote is read cell by cell: %s', async (name) => {
  const expected: unknown = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8'));
  const read = comparable(await readCells(await readFile(join(folder, `${name}.xlsx`))));
  expect(read).toEqual(expected);
});

describe.skipIf(python === undefined)('openpyxl (skipped where it is not installed)', () => {
  it.each(books)('reads the same from what LibreOffice wrote: %s', async (name, header, column) => {
    const path = join(folder, `${name}.xlsx`);
    expect(comparable(await readCells(await readFile(path)))).toEqual(
      await readWithOpenpyxl(path, header, column),
    );
  });
});

const hasOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();
const ROWS = 3000;
const values = ['1234,5', '"1.234,5"', '01/10/2025', '0,1', 'VERDADERO', 'ñandú', '', '"1.234,5 t"'];

describe.skipIf(python === undefined || !hasOffice)('LibreOffice (skipped where it is not installed)', () => {
  it('writes workbooks that we and openpyxl read alike', { timeout: 240_000 }, async () => {
    const place = temporaryFolder();
    const lines = Array.from({ length: ROWS }, (_, at) => `P-${at};${values[at % values.length]}`);
    await writeFile(join(place, 'ventas.csv'), ['Código;Valor', ...lines, ''].join('\n'));
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(place, 'profile')).href}`,
      '--headless',
      '--convert-to',
      'xlsx',
      '--outdir',
      place,
      // Semicolons, UTF-8, Spanish, special numbers recognised.
      '--infilter=CSV:59,34,UTF-8,1,,3082,false,true',
      join(place, 'ventas.csv'),
    ]);
    const path = join(place, 'ventas.xlsx');
    const read = comparable(await readCells(await readFile(path)));
    expect(read).toHaveLength(ROWS);
    expect(read).toEqual(await readWithOpenpyxl(path, 1, 1));
  });
});
