import { expect, it, test } from 'vitest';
import { at, gridWorld } from '../../test/grid-world.ts';

interface Pasting {
  readonly from?: ReturnType<typeof at>;
  readonly view?: 'volumenTon' | 'precio';
}

/** Pastes a text, cells behind `|` and lines behind `/`, as its cells are read. @returns what was written of the first three pairs, and said */
async function paste(text: string, { from = at(1, 3), view = 'volumenTon' }: Pasting = {}) {
  const { send, select, volumes, prices, context } = await gridWorld();
  send({ type: 'view.chosen', view });
  const figures = () => [1, 2, 3].map((n) => (view === 'precio' ? prices(n) : volumes(n)));
  const before = figures();
  select(from);
  const read = (one: string) => ({ text: one, figure: /^\d+$/.test(one) ? Number(one) : null, money: false });
  send({ type: 'block.pasted', copied: text.split('/').map((line) => line.split('|').map(read)) });
  const wrote = figures().flatMap((line, row) =>
    line.flatMap((figure, month) =>
      figure === before[row]?.[month] ? [] : [`${row + 1}:${month + 1}=${figure}`],
    ),
  );
  return { wrote: wrote.join(' '), said: context().said };
}

test.each([
  ['one cell before them', 'Abr|May|Jun/31|41|51', '1:4=31 1:5=41 1:6=51'],
  ['in another order', 'Producto|jun|abr/Lata|51|31/Tapa|6|4', '1:4=31 1:6=51 2:4=4 2:6=6'],
  ['with their year', 'nov-26|dic-26/31|41', '1:11=31 1:12=41'],
  ['under their year', '|2026|/Producto|nov|dic/Lata|31|41', '1:11=31 1:12=41'],
  ['down the range', 'Mes|Toneladas/Ago|31/Sep|41/Total|72', '1:8=31 1:9=41'],
  ['down the range, a column a pair', '|A|B/Ago|31|3/Sep|41|4', '1:8=31 1:9=41 2:8=3 2:9=4'],
  ['of a single figure', 'Jul/31', '1:7=31'],
  ['before a single figure', 'Jul|31', '1:7=31'],
])('figures go to the months that they name: %s', async (_, text, wrote) => {
  expect((await paste(text)).wrote).toBe(wrote);
});

it('finds the months of a range that is pasted on the total of the year', async () => {
  const { wrote, said } = await paste('2026|mar|abr/50|20|30', { from: at(1) });
  expect(wrote).toBe('1:3=20 1:4=30');
  expect(said).toMatchObject({ count: 2, totals: 1 });
});

it('counts the figures of months that are folded away, which have no column', async () => {
  const { wrote, said } = await paste('Feb|Mar|Abr/31|41|51');
  expect(wrote).toBe('1:3=41 1:4=51');
  expect(said).toMatchObject({ count: 2, left: { beyond: 1 } });
});

it('counts figures beside those of months, which have no column', async () => {
  const { wrote, said } = await paste('Producto|Abr|Var %|May/Lata|31|7|41');
  expect(wrote).toBe('1:4=31 1:5=41');
  expect(said).toMatchObject({ count: 2, left: { beyond: 1 }, totals: 0 });
});

test.each([
  ['ene-27|feb-27/31|41', { why: 'no open month' }],
  ['|2027|/Producto|nov|dic/Lata|31|41', { why: 'no open month' }],
  ['Abr|Abr/31|41', { why: 'same month twice', mes: 4 }],
  ['01-03-2026/31', { why: 'dates' }],
  ['|Abr|May/Abr|31|41/May|5|6', { why: 'months both ways' }],
])('months that are not there, or could be others, keep a range back: %s', async (text, refusal) => {
  const { wrote, said } = await paste(text);
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal }]);
});

test.each([
  ['under their headings', 'Producto|Mes|Toneladas/Lata|Abr|31/Lata|May|41/Tapa|Abr|5'],
  ['with their totals', 'Lata|Abr|31/Lata|May|41/Lata|Total|72'],
  ['of one product', 'Lata|Abr|31/Lata|May|41'],
  ['of a single figure', 'Lata|Abr|31'],
  ['as dates', 'Lata|15-04-2026|31/Lata|15-05-2026|41'],
  ['before the product', 'Abr|Lata|31/May|Tapa|41'],
  ['as numbers', 'Producto|Mes|Toneladas/Lata|4|31/Lata|5|41'],
  ['as numbers, without a product', 'Mes|Toneladas/4|31/5|41'],
])('a list with the month of each figure beside it is kept back: %s', async (_, text) => {
  const { wrote, said } = await paste(text);
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal: { why: 'month on each line' } }]);
});

test.each([
  ['the same product', 'Abr|Lata|31/May|Lata|41', '1:4=31 1:5=41'],
  ['its quarter', 'Mes|Trimestre|Toneladas/Jun|T2|31/Jul|T3|41', '1:6=31 1:7=41'],
])('months before the figures of one row may have %s beside them', async (_, text, wrote) => {
  expect((await paste(text)).wrote).toBe(wrote);
});

it('takes a name that may be a month for one where the months are above', async () => {
  expect((await paste('Cliente|Zona|Abr|May/Lata|Mar|31|41')).wrote).toBe('1:4=31 1:5=41');
});

const PRICES = { why: 'other figures', units: ['precio'], here: 'volumenTon' };

test.each([
  ['Kilos/1000', { why: 'other unit', text: 'Kilos' }],
  ['Kilos|1000', { why: 'other unit', text: 'Kilos' }],
  ['Enero (kg)/1000', { why: 'other unit', text: 'Enero (kg)' }],
  ['Producto|Unidad|Abr/Lata|kg|1000', { why: 'other unit', text: 'kg' }],
  ['Precio/5000', PRICES],
  ['Precio kg|/Producto|Abr/Lata|5', PRICES],
  ['Mes|Toneladas|Precio/Abr|31|5/May|41|6', PRICES],
  ['Lata|Toneladas|5/|Precio|6', PRICES],
])('what a heading says to be other figures is not pasted as tonnes: %s', async (text, refusal) => {
  const { wrote, said } = await paste(text);
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal }]);
});

it('does not paste tonnes as prices, and pastes prices under their heading', async () => {
  const { wrote, said } = await paste('Toneladas/15', { view: 'precio' });
  const refusal = { why: 'other figures', units: ['volumenTon'], here: 'precio' };
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal }]);
  expect((await paste('Precio kg/15', { view: 'precio' })).wrote).toBe('1:3=15');
  expect((await paste('Toneladas/15')).wrote).toBe('1:3=15');
});

test.each([
  ['its product', 'Producto 1|31/Producto 2|41', '1:3=31 2:3=41'],
  ['its client and product', 'cliente 1|producto 1|31/|Producto 2|41', '1:3=31 2:3=41'],
  ['its client alone', 'Cliente 1|31/Cliente 1|41', '1:3=31 2:3=41'],
  ['a name that the sheet does not know', 'Lata|31/Saco de 25 kg|41', '1:3=31 2:3=41'],
])('a row is pasted where it has %s before it', async (_, text, wrote) => {
  expect((await paste(text)).wrote).toBe(wrote);
});

test.each([
  ['another product', 'Producto 1|31/Producto 3|41', 'Producto 3'],
  ['another client', 'Cliente 2|Producto 1|31', 'Cliente 2'],
  ['a group', 'Cliente 1|72/Producto 1|31/Producto 2|41', 'Producto 1'],
  ['a product that the sheet has in another row, down the range', '|Producto 2/Abr|31/May|41', 'Producto 2'],
])('a row that has the name of %s before it keeps the range back', async (_, text, name) => {
  const { wrote, said } = await paste(text);
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal: { why: 'other row', text: name } }]);
});

test.each([
  [
    { text: '12,50 €', figure: 12.5, money: true, unit: 'EUR' },
    { why: 'other currency', monedaID: 'EUR', here: 'COP' },
  ],
  [
    { text: '12,5 t', figure: 12.5, money: false, unit: 't' },
    { why: 'other figures', units: ['volumenTon'], here: 'precio' },
  ],
])('what its sign says to be no price of the pair keeps a range back: %j', async (cell, refusal) => {
  const { send, select, prices, context } = await gridWorld();
  send({ type: 'view.chosen', view: 'precio' });
  const before = prices(1);
  select(at(1, 3));
  send({ type: 'block.pasted', copied: [[cell]] });
  expect([prices(1), context().said]).toEqual([before, { kind: 'not pasted', refusal }]);
  send({ type: 'block.pasted', copied: [[{ ...cell, unit: 'COP' }]] });
  expect(prices(1)[2]).toBe(12.5);
});

it('does not paste prices under a heading of another currency', async () => {
  const refusal = { why: 'other currency', monedaID: 'EUR', here: 'COP' };
  const { wrote, said } = await paste('Precio (EUR)/5', { view: 'precio' });
  expect([wrote, said]).toEqual(['', { kind: 'not pasted', refusal }]);
  expect((await paste('Precio (COP)/5', { view: 'precio' })).wrote).toBe('1:3=5');
});
