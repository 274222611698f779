import type { Evento } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { budgetWorld, cur, fila, sop, venta, year } from '../../test/budget-world.ts';
import { last, ok } from '../../test/fakes.ts';
import { completion } from '../rows/visible-rows.ts';

type Cifra = Extract<Evento, { tipo: 'cifra' }>;

const figure = (over: Partial<Cifra> = {}): Cifra => ({
  tipo: 'cifra',
  ventaID: 3,
  campo: 'volumenTon',
  valor: 44,
  periodoID: sop.periodoID,
  vendedorID: 1,
  clienteProductoID: 101,
  clienteProductoPeriodoID: 1,
  origen: 'tecleado',
  fecha: '2026-10-15T12:00:00.000Z',
  ...over,
});

const heardFigure = { clienteProductoPeriodoID: 2, ventaID: 3, field: 'volumenTon', valor: 44 } as const;

async function opened() {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { calls, clock, page, sheet } = world;
  const counts = () => ({
    months: calls.listarVentas.length,
    totals: calls.resumenPresupuesto.length,
    pairs: calls.listarClientesProductos.length,
    periods: calls.listarPresupuestables.length,
  });
  const before = counts();
  return {
    ...world,
    hear: (...events: Evento[]) => {
      page.send({ type: 'news.heard', eventos: events });
      clock.increment(100);
    },
    heard: () => sheet.getSnapshot().context.heard,
    /** How often each list was asked for since the pair was opened. */
    asked: () => {
      const now = counts();
      return {
        months: now.months - before.months,
        totals: now.totals - before.totals,
        pairs: now.pairs - before.pairs,
        periods: now.periods - before.periods,
      };
    },
    answer: (volumenTon: number, mes = 3) =>
      last(calls.listarVentas).resolve({
        ...ok,
        data: year.map((month) => (month.mes === mes ? venta(mes, { volumenTon }) : month)),
      }),
  };
}

test('a figure that somebody else saves is read and stands out for a moment', async () => {
  const { hear, answer, cell, heard, asked, clock } = await opened();
  hear(figure());
  await answer(44);
  expect([cell(3, 'volumenTon').valor, heard()]).toEqual([44, ['volumenTon:3']]);
  expect(asked()).toEqual({ months: 1, totals: 1, pairs: 0, periods: 0 });
  clock.increment(1_600);
  expect(heard()).toEqual([]);
});

test('many figures are read once', async () => {
  const { hear, asked } = await opened();
  hear(...year.map(({ ventaID }) => figure({ ventaID, valor: 7 })));
  expect(asked()).toMatchObject({ months: 1, totals: 1 });
});

test('what this screen has saved itself is no news', async () => {
  const { hear, type, answerAll, heard, asked } = await opened();
  type(3, 'volumenTon', 44);
  hear(figure());
  await answerAll();
  const before = asked();
  hear(figure());
  expect([asked(), heard()]).toEqual([before, []]);
});

test('what is being typed stays, and a change under way as well', async () => {
  const { hear, answer, cell, heard, pending } = await opened();
  cell(3, 'volumenTon').type(7);
  hear(figure());
  await answer(44);
  expect([cell(3, 'volumenTon').draft, heard()]).toEqual([7, []]);
  cell(3, 'volumenTon').leave();
  hear(figure({ valor: 45 }));
  await answer(45);
  expect([cell(3, 'volumenTon').valor, pending(), heard()]).toEqual([7, { 'volumenTon:3': 7 }, []]);
});

test('a figure of another pair marks that pair as budgeted and renews the totals alone', async () => {
  const { hear, rows, asked } = await opened();
  expect(completion(rows.getSnapshot().context)).toBe(0);
  hear(figure({ clienteProductoPeriodoID: 2, clienteProductoID: 102, ventaID: 77 }));
  expect(completion(rows.getSnapshot().context)).toBe(50);
  expect(asked()).toEqual({ months: 0, totals: 1, pairs: 0, periods: 0 });
});

test('a pair whose figures were saved as they stood is marked as budgeted, and nothing is read', async () => {
  const { hear, rows, asked } = await opened();
  hear({ tipo: 'marca', periodoID: sop.periodoID, vendedorID: 1, clienteProductoPeriodoID: 2 });
  expect(completion(rows.getSnapshot().context)).toBe(50);
  expect(asked()).toEqual({ months: 0, totals: 0, pairs: 0, periods: 0 });
});

test('figures of another period concern nobody here', async () => {
  const { hear, asked } = await opened();
  hear(figure({ periodoID: 'BGT-2030' }), { tipo: 'archivo', periodoID: 'BGT-2030' });
  expect(asked()).toEqual({ months: 0, totals: 0, pairs: 0, periods: 0 });
});

test.each<Evento>([
  { tipo: 'aprobacion', periodoID: sop.periodoID, vendedorID: 1 },
  { tipo: 'reapertura', periodoID: sop.periodoID, vendedorID: 1 },
  { tipo: 'nota', periodoID: sop.periodoID, vendedorID: 1 },
  { tipo: 'pares', vendedorID: 1 },
  { tipo: 'archivo', periodoID: sop.periodoID },
])('$tipo: list, months and totals are read again, and the choice stays', async (evento) => {
  const { hear, asked, calls, rows, sheet } = await opened();
  hear(evento);
  expect(asked()).toEqual({ months: 1, totals: 1, pairs: 1, periods: 0 });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1, { presupuestado: true })] });
  expect(rows.getSnapshot().context.seleccion).toBe(1);
  expect(sheet.getSnapshot().hasTag('loaded')).toBe(true);
});

const approved = {
  vendedorID: 1,
  nombreVendedor: 'Ana Pérez',
  fecha: '2026-11-03T18:04:00.000Z',
  cambiosDesde: 0,
};

/** How often the approvals are read once it is calm after what is heard. */
async function approvalsAfter(aprobaciones: (typeof approved)[], ...events: Evento[]) {
  const { hear, calls, clock } = await opened();
  await last(calls.listarAprobaciones).resolve({ ...ok, data: aprobaciones });
  const before = calls.listarAprobaciones.length;
  hear(...events);
  for (const event of events) hear(event);
  clock.increment(1_500);
  return calls.listarAprobaciones.length - before;
}

test.each<Evento>([
  { tipo: 'aprobacion', periodoID: sop.periodoID, vendedorID: 1 },
  { tipo: 'reapertura', periodoID: sop.periodoID, vendedorID: 1 },
  { tipo: 'archivo', periodoID: sop.periodoID },
  { tipo: 'perdido' },
])('$tipo: the approvals are read again', async (evento) => {
  expect(await approvalsAfter([], evento)).toBe(1);
});

test('figures that somebody else saves after an approval are counted once it is calm, and none without one', async () => {
  const figures = year.map(({ ventaID }) => figure({ ventaID }));
  expect(await approvalsAfter([approved], ...figures)).toBe(1);
  expect(await approvalsAfter([], ...figures)).toBe(0);
});

test('a mark, or what concerns another period, has no approvals read', async () => {
  const mark = {
    tipo: 'marca',
    periodoID: sop.periodoID,
    vendedorID: 1,
    clienteProductoPeriodoID: 2,
  } as const;
  const other = { tipo: 'aprobacion', periodoID: 'BGT-2030', vendedorID: 1 } as const;
  expect(await approvalsAfter([approved], mark, other, figure({ periodoID: 'BGT-2030' }))).toBe(0);
});

test('figures that are refused as their period goes are kept to be named, until another one is chosen or it is offered still', async () => {
  const { hear, type, answerAll, calls, page } = await opened();
  const refused = () => {
    const { count, figures } = page.getSnapshot().context.refused;
    return [count, figures.map(({ valor }) => valor)];
  };
  const refusal = { status: 400, message: 'El período está cerrado' };
  type(3, 'volumenTon', 44);
  await answerAll(refusal);
  expect(refused()).toEqual([1, [44]]);
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  expect(refused()).toEqual([0, []]);
  for (const mes of [3, 4, 5, 6, 7]) type(mes, 'volumenTon', 40 + mes);
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  await answerAll(refusal);
  expect(refused()).toEqual([5, [43, 44, 45]]);
  page.send({ type: 'period.chosen', periodoID: cur.periodoID });
  expect(refused()).toEqual([0, []]);
});

test('a period that others close is left, and said to be gone', async () => {
  const { hear, calls, page, months } = await opened();
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  const { periodoID, periodos, problem } = page.getSnapshot().context;
  expect([periodoID, periodos, months()]).toEqual([null, [cur], []]);
  expect(problem).toBe('El período SOP03-2026 ya no admite presupuesto.');
  page.send({ type: 'period.chosen', periodoID: cur.periodoID });
  expect(page.getSnapshot().context.problem).toBeNull();
});

test('a period that is opened again is offered without a word, and the pair is where it was left', async () => {
  const { hear, calls, page, rows, clock } = await opened();
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  clock.increment(1_000);
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur, sop] });
  expect(page.getSnapshot().context).toMatchObject({ periodoID: sop.periodoID, problem: null });
  await last(calls.listarClientesProductos).resolve({ ...ok, data: [fila(1), fila(2)] });
  expect(rows.getSnapshot().context.seleccion).toBe(1);
});

test('who has chosen another period meanwhile stays there when the first one is opened again', async () => {
  const { hear, calls, page } = await opened();
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  page.send({ type: 'period.chosen', periodoID: cur.periodoID });
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur, sop] });
  expect(page.getSnapshot().context).toMatchObject({ periodoID: cur.periodoID, problem: null });
});

test('Reintentar asks whether a period that is gone has come back', async () => {
  const { hear, calls, page } = await opened();
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  const { problem } = page.getSnapshot().context;
  page.send({ type: 'retry.requested' });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  expect(page.getSnapshot().context.problem).toBe(problem);
  page.send({ type: 'retry.requested' });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur, sop] });
  expect(page.getSnapshot().context).toMatchObject({ periodoID: sop.periodoID, problem: null });
});

test('months that the device gave while the server was away do not stay once it is back', async () => {
  const { hear, answer, cell, calls, sheet } = await opened();
  hear(figure());
  const given = last(calls.listarVentas);
  sheet.send({ type: 'network.returned' });
  await given.resolve({ ...ok, data: year });
  await answer(44);
  expect(cell(3, 'volumenTon').valor).toBe(44);
});

test.each([
  ['a figure of it is heard', { type: 'figure.heard', ...heardFigure }],
  ['the network returns', { type: 'network.returned' }],
  ['everything is to be read again', { type: 'page.returned' }],
] as const)(
  'the months of a pair that is being opened are newer than the moment at which %s',
  async (_, event) => {
    const { rows, sheet, calls, clock, answer, cell } = await opened();
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID: 2 });
    const under = last(calls.listarVentas);
    sheet.send(event);
    await under.resolve({ ...ok, data: year });
    clock.increment(100);
    expect(last(calls.listarVentas)).not.toBe(under);
    await answer(44);
    expect(cell(3, 'volumenTon').valor).toBe(44);
  },
);

test('many figures of the reference period are read once, also those that come while it is read', async () => {
  const { hear, asked, page } = await opened();
  page.send({ type: 'reference.chosen', periodoID: cur.periodoID });
  const { months } = asked();
  hear(...year.map(({ ventaID }) => figure({ ventaID, periodoID: cur.periodoID })));
  expect(asked().months).toBe(months + 1);
});

test('what was lost is all read again', async () => {
  const { hear, asked } = await opened();
  hear({ tipo: 'perdido' });
  expect(asked()).toEqual({ months: 1, totals: 1, pairs: 1, periods: 1 });
});

test('a reference that is hidden or deleted is let go, and the screen says so', async () => {
  const { hear, calls, page, sheet } = await opened();
  page.send({ type: 'reference.chosen', periodoID: cur.periodoID });
  hear({ tipo: 'periodo', periodoID: cur.periodoID });
  await last(calls.listarReferentes).resolve({ ...ok, data: [] });
  const { referenteID, referencesProblem } = page.getSnapshot().context;
  expect([referenteID, referencesProblem]).toEqual([
    null,
    'El período CUR-2026 ya no se ofrece como referente.',
  ]);
  expect(sheet.getSnapshot().context.referenteID).toBeNull();

  page.send({ type: 'retry.requested' });
  await last(calls.listarReferentes).resolve({ ...ok, data: [cur] });
  expect(page.getSnapshot().context.referencesProblem).toBeNull();
});

test('a period that was closed while the server was away is left once it is back', async () => {
  const { hear, send, calls, page } = await opened();
  hear({ tipo: 'periodo', periodoID: sop.periodoID });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [sop] });
  send({ type: 'network.returned' });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  expect(page.getSnapshot().context).toMatchObject({
    periodoID: null,
    problem: 'El período SOP03-2026 ya no admite presupuesto.',
  });
});

test('a reference that was hidden while the server was away is let go once it is back', async () => {
  const { send, calls, page } = await opened();
  send({ type: 'reference.chosen', periodoID: cur.periodoID });
  send({ type: 'network.returned' });
  await last(calls.listarReferentes).resolve({ ...ok, data: [] });
  expect(page.getSnapshot().context.referenteID).toBeNull();
});

test('periods that the device is about to give when the server comes back are asked for again', async () => {
  const { send, calls, page } = budgetWorld();
  const kept = [last(calls.listarPresupuestables), last(calls.listarReferentes)];
  send({ type: 'network.returned' });
  for (const call of kept) await call.resolve({ ...ok, data: [sop] });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  await last(calls.listarReferentes).resolve({ ...ok, data: [] });
  expect(page.getSnapshot().context).toMatchObject({ periodos: [cur], referentes: [] });
});

test('where the server refuses a figure because its period is closed, the screen leaves it and says so', async () => {
  const { type, answerAll, calls, page } = await opened();
  type(3, 'volumenTon', 44);
  await answerAll({ status: 400, message: 'El período está cerrado' });
  await last(calls.listarPresupuestables).resolve({ ...ok, data: [cur] });
  expect(page.getSnapshot().context).toMatchObject({
    periodoID: null,
    problem: 'El período SOP03-2026 ya no admite presupuesto.',
  });
});

test('many figures that are refused together have the periods read once', async () => {
  const { type, answerAll, asked } = await opened();
  for (const mes of [3, 4, 5, 6]) type(mes, 'volumenTon', 44);
  await answerAll({ status: 400, message: 'El período está cerrado' });
  expect(asked().periods).toBe(1);
});
