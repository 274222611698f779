import { link, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { startAnsweringServer } from '../../../test/answering-server.ts';
import { runHere } from '../../../test/run-here.ts';

let folder: string;
let file: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presupuesto-'));
  file = join(folder, 'ventas.xlsx');
  await writeFile(file, 'las ventas');
});
afterEach(() => rm(folder, { recursive: true }));

/** Runs `cargar`, where no server is unless one is named. */
const cargar = (more: readonly string[], PRESUPUESTO_URL = 'http://127.0.0.1:2') =>
  runHere(['cargar', file, '--nombre', 'SOPMar-2026', ...more], {
    PRESUPUESTO_URL,
    PRESUPUESTO_TOKEN: 'abc',
  });

it.each([
  ['its own name', async () => file],
  ['another spelling', async () => `${folder}/./ventas.xlsx`],
  ['a link', () => linkedBy(symlink)],
  ['another name of it', () => linkedBy(link)],
])('writes no errors over the workbook that is loaded, named by %s', async (_, pathOf) => {
  const errores = await pathOf();
  for (const more of [[], ['--comprobar']]) {
    const { code, stderr } = await cargar(['--errores', errores, ...more]);
    expect(code).toBe(64);
    expect(stderr).toContain(`--errores ${errores} es el archivo que se carga\n`);
  }
  expect(await readFile(file, 'utf8')).toBe('las ventas');
});

it('takes another file for the errors, whether it is there or not', async () => {
  const there = join(folder, 'errores.csv');
  await writeFile(there, 'de ayer');
  for (const errores of [there, join(folder, 'nuevo.csv')]) {
    const { code, stderr } = await cargar(['--errores', errores]);
    expect(code).toBe(1);
    expect(stderr).toContain('No hay respuesta');
  }
});

it.each([
  [250, 250, ['… y 230 más: --errores las escribe en un archivo.', '… y 230 más.']],
  [
    10_000,
    257_500,
    [
      '… y 257.480 más: --errores escribe en un archivo las 10.000 primeras, y el servidor no enumera las demás.',
      '… y 257.480 más. En «ERRORES» solo están las 10.000 primeras: el servidor no enumera las demás.',
    ],
  ],
])(
  'says of %i rows with errors that are listed, of %i, where the others are, before and once they are written',
  async (listed, total, lines) => {
    const data = {
      totalVentasGuardadas: 0,
      totalVentasErrores: total,
      listaErroresFila: Array.from({ length: listed }, (_, at) => `Fila ${at + 2}: mal`),
    };
    const text = JSON.stringify({ status: 200, message: '', data });
    const server = await startAnsweringServer({ status: 200, contentType: 'application/json', text });
    onTestFinished(server.close);
    const errores = join(folder, 'errores.csv');
    const said = [await cargar([], server.url), await cargar(['--errores', errores], server.url)];
    const last = said.map(({ stderr }) => stderr.trimEnd().split('\n').at(-1)?.replace(errores, 'ERRORES'));
    expect(last).toEqual(lines);
    expect((await readFile(errores, 'utf8')).trimEnd().split('\n')).toHaveLength(1 + listed);
  },
);

it('counts the bytes of the file alone as sent, and none of an empty one', async () => {
  const server = await startAnsweringServer({ status: 413, contentType: 'text/html', text: '' });
  onTestFinished(server.close);
  await writeFile(file, 'x'.repeat(2048));
  expect((await cargar([], server.url)).stderr).toMatch(/^Enviado: 2,0 kB de 2,0 kB\n/m);
  await writeFile(file, '');
  expect((await cargar([], server.url)).stderr).not.toContain('Enviado');
});

async function linkedBy(make: typeof symlink | typeof link): Promise<string> {
  const path = join(folder, 'otro.csv');
  await make(file, path);
  return path;
}
