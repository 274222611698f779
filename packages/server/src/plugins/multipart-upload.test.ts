import fs from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { createCall, signInWith } from '../test/call.ts';
import { startChild } from '../test/child-server.ts';
import { LOAD } from '../test/loading.ts';
import { repeats } from '../test/sampled.ts';
import { templateFolder } from '../test/templates.ts';
import { seeded } from '../test/workbook/random.ts';

const LARGE = 300_000;

interface Part {
  headers: readonly string[];
  content: string | Buffer;
}

const filePart = (name: string, fileName: string, content: Part['content']): Part => ({
  headers: [
    `Content-Disposition: form-data; name="${name}"; filename="${fileName}"`,
    'Content-Type: application/octet-stream',
  ],
  content,
});
const fieldPart = (name: string, content: string): Part => ({
  headers: [`Content-Disposition: form-data; name="${name}"`],
  content,
});

function formOf(parts: readonly Part[], end = '--b--\r\n'): Buffer {
  const pieces = parts.flatMap(({ headers, content }) => [
    `--b\r\n${headers.join('\r\n')}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  return Buffer.concat([...pieces, end].map((piece) => Buffer.from(piece)));
}

const bytes = Buffer.alloc(LARGE, 'PK\u0003\u0004 no workbook ');
const named = fieldPart('nombre', 'SOPOct-2025');
const good = filePart('file', 'ventas.xlsx', bytes);
const header = (line: string): Part => ({ headers: [...named.headers, line], content: 'SOPOct-2025' });

const forms: Record<string, Buffer> = {
  'a file of another kind': formOf([named, filePart('file', 'ventas.xls', bytes)]),
  'another field for the file': formOf([named, filePart('archivo', 'ventas.xlsx', bytes)]),
  'a second file': formOf([named, good, filePart('file', 'b.xlsx', bytes)]),
  'a third file in another field': formOf([
    named,
    good,
    filePart('x', 'b.xlsx', bytes),
    filePart('y', 'c.xlsx', bytes),
  ]),
  'too many parts': formOf([
    named,
    ...Array.from({ length: 40 }, (_, at) => filePart(`f${at}`, 'b.xlsx', 'x')),
  ]),
  'too many fields': formOf(Array.from({ length: 40 }, (_, at) => fieldPart(`n${at}`, 'x'))),
  'a field of 100 kB': formOf([fieldPart('nombre', 'x'.repeat(100_000)), good]),
  'a name of 100 kB': formOf([filePart('file', `${'x'.repeat(100_000)}.xls`, bytes)]),
  'no parts': formOf([]),
  'nothing at all': Buffer.alloc(0),
  'no boundary in it': bytes,
  'a part without headers': formOf([{ headers: [], content: bytes }]),
  'a part without a name': formOf([
    { headers: ['Content-Disposition: form-data; filename="a.xls"'], content: bytes },
  ]),
  'a header called constructor': formOf([header('constructor: x'), good]),
  'a header called __proto__': formOf([header('__proto__: x'), good]),
  'a header without a colon': formOf([header('nothing'), good]),
  'an unknown charset': formOf([header('Content-Type: text/plain; charset=klingon'), good]),
  'a broken encoded name': formOf([
    { headers: [`Content-Disposition: form-data; name="file"; filename*=UTF-8''%E0%A4%A`], content: bytes },
  ]),
};

async function openServer() {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-forms-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  fs.cpSync(templateFolder(inject('templates'), 'demo'), dataDir, { recursive: true });
  const server = startChild({ DATA_DIR: dataDir, PORT: '0', LOG: 'error' });
  const url = await server.ready;
  const call = createCall(url);
  const token = await signInWith(call)('admin', 'Admin-2026!');
  const { hostname, port } = new URL(url);

  /** @param length as declared; a caller who has not sent as much goes */
  const send = async (body: Buffer, length = body.length): Promise<string> => {
    const socket = net.connect(Number(port), hostname);
    let answer = '';
    socket.on('error', () => {});
    socket.on('data', (data) => {
      answer += String(data);
    });
    const head = `POST ${LOAD} HTTP/1.1\r\nHost: x\r\nX-Token: ${token}\r\nConnection: close`;
    socket.write(
      `${head}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: ${length}\r\n\r\n`,
    );
    if (length > body.length) socket.end(body);
    else socket.write(body);
    await new Promise((resolve) => socket.once('close', resolve));
    return answer;
  };
  const isWell = async () => {
    expect((await call('GET', '/api/health')).status).toBe(200);
    // A caller who has gone may be a moment before what they had sent.
    await expect.poll(() => fs.readdirSync(join(dataDir, 'cargas'))).toEqual([]);
    expect(server.output()).not.toMatch(/Error|error/);
  };
  return { send, isWell };
}

it('Forms that are refused are answered 400, cut off or whole, and end nothing', async () => {
  const { send, isWell } = await openServer();
  for (const [name, form] of Object.entries(forms)) {
    expect({ name, answer: await send(form) }).toEqual({
      name,
      answer: expect.stringMatching(/^HTTP\/1.1 400 /),
    });
    const cuts = [0.1, 0.3, 0.5, 0.9].map((share) => form.subarray(0, Math.floor(form.length * share)));
    for (const cut of [...cuts, form.subarray(0, -3)]) {
      expect({ name, answer: await send(cut) }).toEqual({
        name,
        answer: expect.stringMatching(/^HTTP\/1.1 400 /),
      });
      await send(cut, form.length);
    }
  }
  await isWell();
});

it('Forms put together by chance, and cut anywhere, end nothing', async () => {
  const { send, isWell } = await openServer();
  const random = seeded(20_261_122);
  const oneOf = <T>(...all: readonly T[]): T => all[Math.floor(random() * all.length)] as T;
  const part = (): Part =>
    oneOf(
      named,
      good,
      header('constructor: x'),
      fieldPart(oneOf('nombre', 'file', 'otro', ''), oneOf('', 'x', 'SOPOct-2025', 'x'.repeat(70_000))),
      filePart(
        oneOf('file', 'archivo', ''),
        oneOf('a.xlsx', 'a.xls', ''),
        oneOf<Part['content']>('', 'x', bytes),
      ),
      {
        headers: [oneOf('Content-Disposition: attachment', 'x', ': x', 'toString: x')],
        content: oneOf<Part['content']>('', bytes),
      },
    );
  const attempt = async () => {
    const parts = Array.from({ length: Math.floor(random() * 6) }, part);
    const form = formOf(parts, oneOf('--b--\r\n', '--b--', '--b', '', '--b--\r\nmore'));
    const cut = form.subarray(0, Math.ceil(random() * form.length));
    const answer = await oneOf(
      () => send(form),
      () => send(cut),
      () => send(cut, form.length),
    )();
    // One that was cut off on the way may get no answer.
    expect(answer === '' || answer.startsWith('HTTP/1.1 400 ')).toBe(true);
  };
  for (let at = 0; at < repeats(60); at += 1) await Promise.all([attempt(), attempt(), attempt(), attempt()]);
  await isWell();
});
