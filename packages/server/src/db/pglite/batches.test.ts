import { expect, it } from 'vitest';
import { Batches, queryMessage } from './batches.ts';

/** A typed message with a body of `length` bytes. */
function message(type: string, length = 0): Buffer {
  const bytes = Buffer.alloc(5 + length, 7);
  bytes.write(type, 0);
  bytes.writeUInt32BE(4 + length, 1);
  return bytes;
}

const startup = Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]);
const extended = ['P', 'B', 'D', 'E', 'S'].map((type) => message(type, 3));

it('hands over the startup, a simple query and an extended query each as one batch', () => {
  const batches = new Batches();
  const query = Buffer.from(queryMessage('select 1'));
  const all = Buffer.concat([startup, query, ...extended]);
  expect(batches.push(all).map((batch) => Buffer.from(batch))).toEqual([
    startup,
    query,
    Buffer.concat(extended),
  ]);
});

it('cuts the same batches when the bytes come one at a time', () => {
  const batches = new Batches();
  const all = Buffer.concat([startup, ...extended, message('X')]);
  const cut = [...all].flatMap((byte) => batches.push(Buffer.from([byte])));
  expect(cut.map((batch) => batch.length)).toEqual([8, 40, 5]);
});

it('keeps an extended query back until its Sync', () => {
  const batches = new Batches();
  batches.push(startup);
  expect(batches.push(Buffer.concat(extended.slice(0, 4)))).toEqual([]);
  expect(batches.push(message('S', 3))).toHaveLength(1);
});

it.each([
  'copy venta (anio, mes) from stdin',
  'set local synchronous_commit = off; copy venta (anio, mes) from stdin; select 1',
  'set local presupuesto.totales = aparte; copy venta (anio, mes) from stdin',
])('hands over %j together with its rows, however they come', (command) => {
  const copy = Buffer.concat([queryMessage(command), message('d', 9), message('d', 9), message('c')]);
  const cut = (pieces: Buffer[]) => {
    const batches = new Batches();
    batches.push(startup);
    return pieces.flatMap((piece) => batches.push(piece)).map((batch) => Buffer.from(batch));
  };
  expect(cut([copy])).toEqual([copy]);
  expect(cut([...copy].map((byte) => Buffer.from([byte])))).toEqual([copy]);
});
