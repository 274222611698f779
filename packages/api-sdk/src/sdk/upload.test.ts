import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { reply, startTestServer, type TestServer } from '../../test/test-server.ts';
import type { Progress } from '../client/upload.ts';
import { WRONG_LOAD_NAME } from '../contract/load-name.ts';
import { createClient } from './create-client.ts';
import type { WorkbookSource } from './workbook-source.ts';

const CONTENT = 'contenido del libro';
const RESULT = { totalVentasGuardadas: 3, totalVentasErrores: 0, listaErroresFila: [] };

let server: TestServer;
let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'presupuesto-upload-'));
  path = join(folder, 'octubre.xlsx');
  await writeFile(path, CONTENT);
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  server = await startTestServer();
  server.answer = (response) => reply(response, 200, { data: RESULT });
});
afterEach(() => server.close());

const SOURCES: [string, () => WorkbookSource, string][] = [
  ['a File', () => new File([CONTENT], 'octubre.xlsx'), 'octubre.xlsx'],
  ['a Blob', () => new Blob([CONTENT]), 'ventas.xlsx'],
  ['a Buffer', () => Buffer.from(CONTENT), 'ventas.xlsx'],
  ['bytes', () => new TextEncoder().encode(CONTENT).buffer, 'ventas.xlsx'],
  ['a path', () => path, 'octubre.xlsx'],
  ['a stream of the web', () => new Blob([CONTENT]).stream(), 'ventas.xlsx'],
  ['a stream of Node', () => createReadStream(path), 'ventas.xlsx'],
];

it.each(SOURCES)('sends %s with its name', async (_, source, name) => {
  const result = await createClient(server).archivos.upload(source(), 'SOPOct-2025').orThrow();
  expect(result).toEqual(RESULT);
  const body = server.arrived[0]?.body.toString();
  expect(body).toContain(`filename="${name}"`);
  expect(body).toContain(`\r\n\r\n${CONTENT}\r\n`);
  expect(body).toContain('\r\n\r\nSOPOct-2025\r\n');
});

it('calls a file by the name it is given', async () => {
  await createClient(server).archivos.upload(new Blob([CONTENT]), 'SOPOct-2025', { fileName: 'otro.xlsm' });
  expect(server.arrived[0]?.body.toString()).toContain('filename="otro.xlsm"');
});

it('reports bytes as they go, up to all that the request holds', async () => {
  const reported: Progress[] = [];
  const large = new Blob([new Uint8Array(1_000_000)]);
  const onProgress = (progress: Progress) => reported.push(progress);
  await createClient(server).archivos.upload(large, 'SOPOct-2025', { onProgress });
  expect(reported.length).toBeGreaterThan(1);
  expect(reported.map(({ sent }) => sent)).toEqual(
    reported.map(({ sent }) => sent).toSorted((a, b) => a - b),
  );
  const total = server.arrived[0]?.body.length;
  expect(reported.at(-1)).toEqual({ sent: total, total });
  expect(server.arrived[0]?.body.toString('latin1')).toContain('filename="ventas.xlsx"');
});

it.each([
  [
    'another extension',
    new File([''], 'ventas.csv'),
    'Solo se permiten archivos con extensión .xlsx o .xlsm',
  ],
  [
    'more than 50 MB',
    new Blob([new Uint8Array(52_428_801)]).stream(),
    'El archivo es demasiado grande. Tamaño máximo permitido: 50MB',
  ],
])('answers a file of %s as the server would, without sending it', async (_, source, message) => {
  const call = createClient(server).archivos.upload(source, 'SOPOct-2025');
  expect(await call).toEqual({ status: 400, message });
  await expect(call.orThrow()).rejects.toMatchObject({ status: 400, text: message });
  expect(server.arrived).toEqual([]);
});

it.each([0, 13, 25, -1, 1.5, Number.NaN, '2'])('takes %s for no month, and sends nothing', async (mes) => {
  const { archivos } = createClient(server);
  // As plain JavaScript lets it pass.
  const nombre = { tipo: 'SOP' as const, mes: mes as number, anio: 2027 };
  for (const call of [
    () => archivos.upload(new Blob([CONTENT]), nombre),
    () => archivos.check(new Blob([CONTENT]), nombre),
    () => archivos.readProgreso(nombre),
  ]) {
    await expect(call()).rejects.toMatchObject({
      kind: 'input',
      text: WRONG_LOAD_NAME,
      problems: [{ field: 'nombre' }],
    });
  }
  expect(server.arrived).toEqual([]);
});

it('says which file is not there', async () => {
  const call = createClient(server).archivos.upload(join(folder, 'nada.xlsx'), 'SOPOct-2025');
  await expect(call).rejects.toThrow('nada.xlsx');
  expect(server.arrived).toEqual([]);
});

it.each<[string, unknown]>([
  ['a URL', new URL('file:///octubre.xlsx')],
  ['nothing', null],
  ['a number', 7],
])('says what it takes where it is given %s', async (_, source) => {
  // As plain JavaScript lets it pass.
  const call = createClient(server).archivos.upload(source as WorkbookSource, 'SOPOct-2025');
  await expect(call).rejects.toThrow('A workbook is a File, a Blob, bytes, a stream of bytes or');
  expect(server.arrived).toEqual([]);
});

it('says that a folder is no file, whatever its name', async () => {
  const carpeta = join(folder, 'carpeta.xlsx');
  await mkdir(carpeta);
  const call = createClient(server).archivos.upload(carpeta, 'SOPOct-2025');
  await expect(call).rejects.toThrow(`${carpeta} is not a file`);
  expect(server.arrived).toEqual([]);
});

it('says that a stream of text brings no bytes', async () => {
  const call = createClient(server).archivos.upload(createReadStream(path, 'utf8'), 'SOPOct-2025');
  await expect(call).rejects.toThrow('A stream must bring bytes (Uint8Array), not text');
  expect(server.arrived).toEqual([]);
});

it('ends with the error that onProgress throws', async () => {
  const onProgress = () => {
    throw new RangeError('no hay barra');
  };
  const call = createClient(server).archivos.upload(path, 'SOPOct-2025', { onProgress });
  await expect(call).rejects.toThrow(new RangeError('no hay barra'));
});

it('is given up with the signal', async () => {
  const controller = new AbortController();
  server.answer = () => controller.abort(new Error('ya no'));
  const call = createClient(server).archivos.upload(path, 'SOPOct-2025', { signal: controller.signal });
  await expect(call).rejects.toThrow('ya no');
});

async function* stalled() {
  yield new Uint8Array(10);
  await new Promise<never>(() => {});
}

it.each<[string, () => WorkbookSource]>([
  ['a stream of the web', () => new ReadableStream<Uint8Array>()],
  ['a stream of Node', () => new PassThrough()],
  ['a generator', stalled],
])('gives up on %s that brings nothing more, with the reason of its signal', async (_, source) => {
  const abort = new AbortController();
  const call = createClient(server).archivos.upload(source(), 'SOPOct-2025', { signal: abort.signal });
  abort.abort(new Error('Basta'));
  await expect(call).rejects.toThrow('Basta');
  expect(server.arrived).toEqual([]);
});

it('lets go of a stream that it gives up on', async () => {
  const stream = new PassThrough();
  const abort = new AbortController();
  const call = createClient(server).archivos.upload(stream, 'SOPOct-2025', { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(stream.destroyed).toBe(true);
});
