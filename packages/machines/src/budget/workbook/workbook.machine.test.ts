import { type CifraLibro, type ComparacionLibro, compararLibro } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../../provided.ts';
import { budgetWorld, sop } from '../../test/budget-world.ts';
import { failure, last, notOffered, refused } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { workbookMachine } from './workbook.machine.ts';

const file = Object.assign(new Blob(), { name: 'presupuesto.xlsx' });

const cifra = (par: number, mes: number, over: Partial<CifraLibro> = {}): CifraLibro => ({
  celda: `Hoja!D${mes}`,
  ventaID: par === 1 ? mes : par * 100 + mes,
  clienteProductoPeriodoID: par,
  clienteProductoID: 100 + par,
  nombreCliente: `Cliente ${par}`,
  nombreProducto: `Producto ${par}`,
  anio: 2026,
  mes,
  campo: 'volumenTon',
  descargado: 10,
  libro: 40,
  actual: 10,
  estado: 'propio',
  ...over,
});
const both = (par: number, mes: number) => cifra(par, mes, { actual: 44, estado: 'ambos', usuario: 'luis' });
const somebodyElses = cifra(2, 9, { libro: 10, actual: 7, estado: 'ajeno' });

const compared = (...cifras: readonly CifraLibro[]): ComparacionLibro => ({
  descargado: '2026-11-03T10:00:00.000Z',
  comparadas: 480,
  cifras: [...cifras],
  noEscritas: [],
  sinEntender: [],
  totalNoEscritas: 0,
  totalSinEntender: 0,
});

async function uploading(...cifras: readonly CifraLibro[]) {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { periodoID } = sop;
  const input = { periodoID, outbox: world.outbox };
  const workbook = createActor(provided(workbookMachine, world.actors), { clock: world.clock, input });
  workbook.on('*', (fact) => world.page.send(fact));
  workbook.start();
  workbook.send({ type: 'file.chosen', file });
  const answer = async (comparacion: ComparacionLibro) =>
    last(world.calls.compareWorkbook).resolve(comparacion);
  if (cifras.length > 0) await answer(compared(...cifras));
  return { ...world, workbook, answer, state: () => workbook.getSnapshot() };
}

describe('a workbook that comes back', () => {
  test('is read for its period, and writes nothing before it is accepted', async () => {
    const { calls, state, pending } = await uploading(cifra(1, 3));
    expect(last(calls.compareWorkbook).input).toEqual({ file, periodoID: sop.periodoID });
    expect(state().hasTag('compared')).toBe(true);
    expect(pending()).toEqual({});
  });

  test('is one gesture and one step over all its pairs, over what was shown, and can be taken back', async () => {
    const { workbook, state, pending, outbox, history, volumes } = await uploading(
      cifra(1, 3),
      cifra(2, 5),
      somebodyElses,
    );
    workbook.send({ type: 'figures.accepted' });
    expect(pending()).toEqual({ 'volumenTon:3': 40, 'volumenTon:205': 40 });
    const queued = Object.values(outbox.getSnapshot().context.entries);
    expect(queued.map(({ change }) => 'visto' in change && change.visto)).toEqual([10, 10]);
    expect(volumes()[2]).toBe(40);
    expect(state().status).toBe('done');
    expect(history.getSnapshot().context.notice).toEqual({ kind: 'libro', count: 2, pares: 2 });
    history.send({ type: 'edit.undone' });
    expect(pending()).toEqual({ 'volumenTon:3': 10, 'volumenTon:205': 10 });
    expect(volumes()[2]).toBe(10);
  });

  test('writes prices in the currency that their pairs were compared in, tonnes without one', async () => {
    const price = cifra(2, 5, { campo: 'precio', monedaID: 'PEN' });
    const { workbook, outbox } = await uploading(cifra(1, 3, { monedaID: 'PEN' }), price);
    workbook.send({ type: 'figures.accepted' });
    const queued = Object.values(outbox.getSnapshot().context.entries).map(({ change }) => change);
    expect(queued.map((change) => 'moneda' in change && change.moneda)).toEqual([false, 'PEN']);
  });

  test('goes to the server as a batch of origin libro', async () => {
    const world = budgetWorld(undefined, undefined, true);
    await world.open();
    const changes = [{ kind: 'volumenTon', ventaID: 3, valor: 40, visto: 10 } as const];
    world.page.send({
      type: 'workbook.accepted',
      changes: changes.map((change) => ({
        ...change,
        periodoID: sop.periodoID,
        clienteProductoPeriodoID: 1,
      })),
      notice: { kind: 'libro', count: 1, pares: 1 },
    });
    expect(last(world.calls.sendBatch).input.gesto.origen).toBe('libro');
  });

  test('is not accepted before what both have changed is decided, figure by figure or for all', async () => {
    const { workbook, state, pending, outbox } = await uploading(cifra(1, 3), both(1, 4), both(2, 5));
    workbook.send({ type: 'figures.accepted' });
    workbook.send({ type: 'choice.made', key: 'volumenTon:4', choice: 'libro' });
    workbook.send({ type: 'figures.accepted' });
    expect([state().hasTag('compared'), pending()]).toEqual([true, {}]);
    workbook.send({ type: 'choice.madeForAll', choice: 'actual' });
    workbook.send({ type: 'choice.made', key: 'volumenTon:4', choice: 'libro' });
    workbook.send({ type: 'figures.accepted' });
    expect(pending()).toEqual({ 'volumenTon:3': 40, 'volumenTon:4': 40 });
    const { change } = outbox.getSnapshot().context.entries['volumenTon:4'] ?? {};
    expect(change).toMatchObject({ visto: 44 });
  });

  test('has nothing to accept when nothing of it would be written', async () => {
    const { workbook, state } = await uploading(both(1, 4), somebodyElses);
    workbook.send({ type: 'choice.madeForAll', choice: 'actual' });
    workbook.send({ type: 'figures.accepted' });
    expect(state().hasTag('compared')).toBe(true);
  });

  test('is compared with what was typed here and is still on its way', async () => {
    const { type, answer, state } = await uploading();
    type(3, 'volumenTon', 40);
    type(4, 'volumenTon', 50);
    type(5, 'volumenTon', 60);
    await answer(compared(cifra(1, 3), cifra(1, 4), cifra(1, 5, { libro: 10, actual: 7, estado: 'ajeno' })));
    const cifras = state().context.comparacion?.cifras ?? [];
    expect(cifras.map(({ mes, actual, estado, usuario }) => [mes, actual, estado, usuario])).toEqual([
      [4, 50, 'ambos', 'ana'],
      [5, 60, 'ajeno', 'ana'],
    ]);
  });

  test('that is refused says why, and another one can be chosen', async () => {
    const { calls, workbook, state } = await uploading();
    const problem = 'El libro es del período BGT-2027, y aquí está abierto SOP03-2026.';
    await last(calls.compareWorkbook).reject(refused(compararLibro, problem));
    expect([state().hasTag('choosing'), state().context.problem]).toEqual([true, problem]);
    workbook.send({ type: 'file.chosen', file });
    expect(state().context.problem).toBeNull();
    await last(calls.compareWorkbook).reject(failure(compararLibro, 'network'));
    expect(state().context.problem).toBe('Error al leer el libro. Por favor, intente nuevamente.');
    workbook.send({ type: 'file.chosen', file });
    await last(calls.compareWorkbook).reject(notOffered(compararLibro));
    expect(state().context.problem).toMatch(/^Este servidor no ofrece leer libros/);
  });

  test('gives its reading up, and begins anew with another file', async () => {
    const { calls, workbook, state } = await uploading();
    workbook.send({ type: 'file.dismissed' });
    expect(last(calls.compareWorkbook).isCancelled()).toBe(true);
    workbook.send({ type: 'file.chosen', file });
    await last(calls.compareWorkbook).resolve(compared(both(1, 4)));
    workbook.send({ type: 'choice.madeForAll', choice: 'libro' });
    workbook.send({ type: 'file.dismissed' });
    expect(state().context).toMatchObject({ file: null, comparacion: null, choices: {} });
  });

  test('is asked for within a period alone, and left with it', async () => {
    const { page, open } = budgetWorld();
    const isAsked = () => page.getSnapshot().context.workbookAsked;
    page.send({ type: 'workbook.asked' });
    expect(isAsked()).toBe(false);
    await open();
    page.send({ type: 'workbook.asked' });
    expect(isAsked()).toBe(true);
    page.send({ type: 'workbook.left' });
    expect(isAsked()).toBe(false);
    page.send({ type: 'workbook.asked' });
    page.send({ type: 'period.chosen', periodoID: null });
    expect(isAsked()).toBe(false);
  });
});

test('every state can be reached and left', () => {
  const { outbox } = budgetWorld();
  expect(
    walk(workbookMachine, {
      input: { periodoID: sop.periodoID, outbox },
      events: [
        { type: 'file.chosen', file },
        { type: 'file.dismissed' },
        { type: 'figures.accepted' },
        { type: 'workbook.closed' },
      ],
      outputs: { compareWorkbook: [compared(cifra(1, 3))] },
      errors: [new Error()],
      key: ({ context: { comparacion, problem } }) => [comparacion !== null, problem],
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
