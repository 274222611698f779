import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runPython } from '../../packages/server/src/test/workbook/openpyxl.ts';
import { zip } from '../../packages/server/src/test/workbook/zip.ts';
import { readParts } from '../../packages/web/src/fixtures/workbook-parts.ts';
import { createTempFolder, removeFolder } from './temp-folder.ts';

/** The sheets of a downloaded budget that are changed, as the writer numbers them. */
export const SHEETS = { volumenTon: 3, precio: 4 } as const;

/** A figure to be put into a cell: `{ sheet: 3, cell: 'D2', value: 48 }`. */
interface Put {
  readonly sheet: number;
  readonly cell: string;
  readonly value: number;
}

/** A downloaded workbook with other figures in it, whose cells must be numbers before. */
export async function changedBook(path: string, puts: readonly Put[]): Promise<Buffer> {
  const parts = new Map(await readParts(new Blob([new Uint8Array(await readFile(path))])));
  for (const { sheet, cell, value } of puts) {
    const name = `xl/worksheets/sheet${sheet}.xml`;
    const xml = parts.get(name) ?? '';
    const known = new RegExp(`(<c r="${cell}"[^>]*>)<v>[^<]*</v>`);
    if (!known.test(xml)) throw new Error(`${cell} of ${name} holds no number`);
    parts.set(name, xml.replace(known, `$1<v>${value}</v>`));
  }
  return zip([...parts].map(([name, content]) => ({ name, content })));
}

/** Whether LibreOffice is there. */
export const hasOffice = (() => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** The workbook opened and saved again by LibreOffice. */
export async function savedByOffice(book: Uint8Array): Promise<Buffer> {
  const folder = await createTempFolder();
  const [from, to] = [join(folder, 'presupuesto.xlsx'), join(folder, 'guardado')];
  try {
    await writeFile(from, book);
    await promisify(execFile)('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'perfil')).href}`,
      '--headless',
      '--convert-to',
      'xlsx:Calc MS Excel 2007 XML',
      '--outdir',
      to,
      from,
    ]);
    return await readFile(join(to, 'presupuesto.xlsx'));
  } finally {
    await removeFolder(folder);
  }
}

/** The workbook as a Python program leaves it, which is given where it lies and where to write it. */
export async function savedByPython(program: string, book: Uint8Array): Promise<Buffer> {
  const folder = await createTempFolder();
  const [from, to] = [join(folder, 'a.xlsx'), join(folder, 'b.xlsx')];
  try {
    await writeFile(from, book);
    await runPython(program, from, to);
    return await readFile(to);
  } finally {
    await removeFolder(folder);
  }
}
