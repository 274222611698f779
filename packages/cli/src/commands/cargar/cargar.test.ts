import { link, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Terminal } from '../../console/terminal.ts';
import { run } from '../../shell/run.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presupuesto-'));
  file = join(folder, 'ventas.xlsx');
  await writeFile(file, 'las ventas');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs `cargar` where no server is. */
async function cargar(...more: string[]) {
  const said = { stdout: '', stderr: '' };
  const into = (name: keyof typeof said) =>
    new Writable({
      write: (chunk, _, done) => {
        said[name] += String(chunk);
        done();
      },
    });
  const code = await run(['cargar', file, '--nombre', 'SOPMar-2026', ...more], {
    env: {
      PRESUPUESTO_URL: 'http://127.0.0.1:2',
      PRESUPUESTO_USUARIO: 'admin',
      PRESUPUESTO_CLAVE: 'clave',
    },
    terminal: new Terminal(into('stdout'), into('stderr')),
    signal: new AbortController().signal,
  });
  return { code, ...said };
}

it.each([
  ['its own name', async () => file],
  ['another spelling', async () => `${folder}/./ventas.xlsx`],
  ['a link', () => linkedBy(symlink)],
  ['another name of it', () => linkedBy(link)],
])('writes no errors over the workbook that is loaded, named by %s', async (_, pathOf) => {
  const errores = await pathOf();
  for (const more of [[], ['--comprobar']]) {
    const { code, stderr } = await cargar('--errores', errores, ...more);
    expect(code).toBe(64);
    expect(stderr).toContain(`--errores ${errores} es el archivo que se carga\n`);
  }
  expect(await readFile(file, 'utf8')).toBe('las ventas');
});

it('takes another file for the errors, whether it is there or not', async () => {
  const there = join(folder, 'errores.csv');
  await writeFile(there, 'de ayer');
  for (const errores of [there, join(folder, 'nuevo.csv')]) {
    const { code, stderr } = await cargar('--errores', errores);
    expect(code).toBe(1);
    expect(stderr).toContain('No hay respuesta');
  }
});

async function linkedBy(make: typeof symlink | typeof link): Promise<string> {
  const path = join(folder, 'otro.csv');
  await make(file, path);
  return path;
}
