import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { requireWritable, writeWholeFile } from './whole-file.ts';

const { signal } = new AbortController();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presupuesto-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('puts a whole file in the place of another, with its permissions', async () => {
  const path = join(folder, 'a.csv');
  await writeFile(path, 'ayer', { mode: 0o600 });
  await writeWholeFile(path, ['hoy', ', entero'], signal);
  expect(await readFile(path, 'utf8')).toBe('hoy, entero');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['a.csv']);
});

it('leaves what was there when the text ends with a failure', async () => {
  const path = join(folder, 'a.csv');
  await writeFile(path, 'ayer');
  async function* broken() {
    yield 'hoy';
    await Promise.reject(new Error('sin respuesta'));
  }
  await expect(writeWholeFile(path, broken(), signal)).rejects.toThrow('sin respuesta');
  expect(await readFile(path, 'utf8')).toBe('ayer');
  expect(await readdir(folder)).toEqual(['a.csv']);
});

it('writes where a link points, and keeps the link', async () => {
  const path = join(folder, 'a.csv');
  const link = join(folder, 'actual.csv');
  await writeFile(path, 'ayer');
  await symlink(path, link);
  await writeWholeFile(link, ['hoy'], signal);
  expect(await readFile(path, 'utf8')).toBe('hoy');
  expect(await readFile(link, 'utf8')).toBe('hoy');
});

it('names the file that was given where the system refuses one beside it', async () => {
  const file = join(folder, 'a.csv');
  await writeFile(file, 'ayer');
  const path = join(file, 'b.csv');
  await expect(requireWritable(path)).rejects.toMatchObject({ code: 'ENOTDIR', path });
  await expect(writeWholeFile(path, ['hoy'], signal)).rejects.toMatchObject({ code: 'ENOTDIR', path });
});

it('replaces no folder, and says when there is none to write in', async () => {
  await expect(writeWholeFile(folder, ['hoy'], signal)).rejects.toThrow(`${folder}: es una carpeta`);
  await expect(writeWholeFile(join(folder, 'no', 'a.csv'), ['hoy'], signal)).rejects.toThrow(
    'la carpeta no existe',
  );
});
