import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_FILE_BYTES } from '@presupuesto/api-sdk/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { formOf, LOAD, openLoading, sendForm } from '../../test/loading.ts';
import { salesBook } from '../../test/workbook/sales-book.ts';
import { withWorld } from '../../test/world.ts';

const TOO_LARGE = 'El archivo es demasiado grande. Tamaño máximo permitido: 50MB';
const book = salesBook([['V-ana', 'C-1', 'P-1', 2025, 10, 1, 1]]);

withWorld('An upload', (open) => {
  let loading: Awaited<ReturnType<typeof openLoading>>;
  let folder: string;
  let removeFolder = () => {};
  afterAll(() => removeFolder());
  beforeAll(async () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-upload-'));
    removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true });
    folder = join(dataDir, 'cargas');
    loading = await openLoading(await open({ settings: { dataDir } }));
  });

  const send = (form: FormData) => sendForm(`${loading.url}${LOAD}`, loading.token, form);
  const connect = (headers: readonly string[]) => {
    const { hostname, port } = new URL(loading.url);
    const socket = net.connect(Number(port), hostname);
    socket.setEncoding('utf8');
    const head = [
      `POST ${LOAD} HTTP/1.1`,
      'Host: x',
      'Content-Type: multipart/form-data; boundary=b',
      ...headers,
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    return socket;
  };
  const answerOn = async (socket: net.Socket) => {
    let answer = '';
    socket.on('data', (text: string) => {
      answer += text;
    });
    await once(socket, 'end');
    return answer;
  };

  it('is refused without a token before any of it is read, and the connection ended', async () => {
    const answer = await answerOn(connect(['Content-Length: 40000000']));
    expect(answer).toContain('HTTP/1.1 401');
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it('that says to be too large is refused before any of it is read', async () => {
    const answer = await answerOn(connect([`X-Token: ${loading.token}`, 'Content-Length: 2147483648']));
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain(TOO_LARGE);
  });

  it('that does not say how large it is is read up to the limit and no further', async () => {
    const socket = connect([`X-Token: ${loading.token}`, 'Transfer-Encoding: chunked']);
    const answering = answerOn(socket);
    const chunk = (bytes: Buffer) =>
      Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n';
    socket.write(chunk(Buffer.from(part)));
    const megabyte = chunk(Buffer.alloc(1024 ** 2));
    socket.on('error', () => {});
    const answered = new AbortController();
    void answering.then(() => answered.abort());
    let sent = 0;
    while (!answered.signal.aborted && sent < 400) {
      sent += 1;
      if (!socket.write(megabyte)) await Promise.race([once(socket, 'drain'), answering]);
    }
    expect(await answering).toContain(TOO_LARGE);
    // What the limit lets in, and what lay in the buffers of both ends.
    expect(sent).toBeLessThan(100);
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it.each([
    [MAX_FILE_BYTES, 'El archivo no es un libro de Excel (.xlsx o .xlsm).'],
    [MAX_FILE_BYTES + 1, TOO_LARGE],
  ])('of %i bytes is answered: %s', async (size, message) => {
    expect(await send(formOf(Buffer.alloc(size, 1), 'SOPOct-2025'))).toMatchObject({ status: 400, message });
  });

  it.each(['ventas.csv', 'ventas.xlsx.exe', 'xlsx', 'ventas.xls'])('named %s is refused', async (name) => {
    expect(await send(formOf(book, 'SOPOct-2025', name))).toMatchObject({
      status: 400,
      message: 'Solo se permiten archivos con extensión .xlsx o .xlsm',
    });
  });

  it('is taken whatever folders its name has, which are ignored', async () => {
    const outside = join(folder, '../../fuera.xlsm');
    expect((await send(formOf(book, 'SOPOct-2025', '../../fuera.xlsm'))).status).toBe(200);
    expect((await send(formOf(book, 'SOPOct-2025', 'C:\\x\\..\\Fuera.XLSM'))).status).toBe(200);
    expect(fs.existsSync(outside)).toBe(false);
    const records = await loading.records();
    expect(records.map(({ despues }) => despues)).toMatchObject([
      { archivo: 'fuera.xlsm' },
      { archivo: 'Fuera.XLSM' },
    ]);
  });

  it('may send its name after its file', async () => {
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(book)]), 'ventas.xlsx');
    form.set('nombre', 'SOPNov-2025');
    expect((await send(form)).status).toBe(200);
  });

  const forms: [string, (form: FormData) => void, string][] = [
    ['no file', (form) => form.delete('file'), 'Debe seleccionar un archivo'],
    ['no name', (form) => form.delete('nombre'), 'El nombre de la carga es requerido'],
    ['a blank name', (form) => form.set('nombre', '  '), 'El nombre de la carga es requerido'],
    ['a wrong name', (form) => form.set('nombre', 'BGTOct-2025'), 'El nombre de la carga no es válido'],
    ['two names', (form) => form.append('nombre', 'SOPOct-2025'), 'campos que no se esperan'],
    ['two files', (form) => form.append('file', new Blob(['x']), 'b.xlsx'), 'campos que no se esperan'],
    ['another field', (form) => form.set('otro', 'x'), 'campos que no se esperan'],
    ['a text for a file', (form) => form.set('file', 'x'), 'campos que no se esperan'],
    ['an unnamed file', (form) => form.set('file', new Blob(['x']), ''), 'Debe seleccionar un archivo'],
  ];
  it.each(forms)('with %s is answered 400', async (_, spoil, message) => {
    const form = formOf(book, 'SOPOct-2025');
    spoil(form);
    expect(await send(form)).toMatchObject({ status: 400, message: expect.stringContaining(message) });
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('that is no form is answered 400', async () => {
    const headers = { 'x-token': loading.token };
    const json = { ...headers, 'content-type': 'application/json' };
    const cut = { ...headers, 'content-type': 'multipart/form-data; boundary=b' };
    for (const init of [{ headers }, { headers: json, body: '{}' }, { headers: cut, body: '--b\r\nhalf' }]) {
      const response = await fetch(`${loading.url}${LOAD}`, { method: 'POST', ...init });
      expect({ init, status: response.status }).toEqual({ init, status: 400 });
    }
  });

  it('lies in a file of our naming that only the server may read, and goes with the connection', async () => {
    const socket = connect([`X-Token: ${loading.token}`, 'Content-Length: 100000']);
    socket.write(
      '--b\r\nContent-Disposition: form-data; name="file"; filename="secreto.xlsx"\r\n\r\nhalf of it',
    );
    await expect.poll(() => fs.readdirSync(folder), { timeout: 20_000 }).toHaveLength(1);
    const [name = ''] = fs.readdirSync(folder);
    expect(name).not.toContain('secreto');
    expect(fs.statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    socket.destroy();
    await expect.poll(() => fs.readdirSync(folder), { timeout: 20_000 }).toEqual([]);
  });
});
