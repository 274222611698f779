import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { budgetWorld } from '../../test/budget-world.ts';
import { failure, last, ok } from '../../test/fakes.ts';
import { walk } from '../../test/walk.ts';
import { noteMachine } from './note.machine.ts';
import { keptDrafts } from './note.ts';

const march = { kind: 'mes', ventaID: 3 } as const;
const april = { kind: 'mes', ventaID: 4 } as const;

/** What a save is refused with where somebody else's note stands. */
const met = (actual: string) =>
  Object.assign(
    failure(contract.ventas.guardarNotaVenta, 409, 'jefa cambió esta nota después de que usted la viera'),
    {
      data: { actual, usuario: 'jefa', fecha: '2026-11-03T18:00:00Z' },
    },
  );

async function writing(texto = '') {
  const world = budgetWorld();
  await world.open();
  await world.choose(1);
  const { monthNote, pairNote } = world.page.getSnapshot().context;
  monthNote.send({ type: 'note.asked', target: march, texto });
  const noteOf = (mes: number) => world.months().find(({ venta }) => venta.mes === mes)?.venta.nota;
  return { ...world, note: monthNote, pairNote, noteOf, state: () => monthNote.getSnapshot() };
}

describe('the note of a month', () => {
  test('is trimmed, saved, and shown with its author', async () => {
    const { note, calls, noteOf, state } = await writing();
    note.send({ type: 'note.typed', texto: '  Pedido aplazado a abril ' });
    note.send({ type: 'note.confirmed' });
    expect(last(calls.request).input).toEqual({
      endpoint: contract.ventas.guardarNotaVenta,
      input: { params: { ventaID: 3 }, body: { texto: 'Pedido aplazado a abril', visto: '' } },
    });
    await last(calls.request).resolve(ok);
    expect(noteOf(3)).toMatchObject({ texto: 'Pedido aplazado a abril', usuario: 'ana' });
    expect(state().hasTag('writing')).toBe(false);
    expect(state().context.drafts).toEqual({});
  });

  test('more than 500 characters are not sent', async () => {
    const { note, calls } = await writing();
    note.send({ type: 'note.typed', texto: 'x'.repeat(501) });
    note.send({ type: 'note.confirmed' });
    expect(calls.request).toEqual([]);
    note.send({ type: 'note.typed', texto: `${'x'.repeat(500)}  ` });
    note.send({ type: 'note.confirmed' });
    expect(calls.request).toHaveLength(1);
  });

  test('a call that fails keeps the draft', async () => {
    const { note, calls, noteOf, state } = await writing('Antes');
    note.send({ type: 'note.typed', texto: 'Después' });
    note.send({ type: 'note.confirmed' });
    await last(calls.request).reject(failure(contract.ventas.guardarNotaVenta, 500));
    expect(state().hasTag('failed')).toBe(true);
    expect(state().context).toMatchObject({
      problem: 'Error al guardar la nota',
      drafts: { 'mes:3': { texto: 'Después', visto: 'Antes' } },
    });
    note.send({ type: 'note.confirmed' });
    await last(calls.request).resolve(ok);
    expect(noteOf(3)?.texto).toBe('Después');
  });

  test('drafts that the page left are there again, beside one that is being written', async () => {
    const { note, calls, state } = await writing('Ahora');
    const drafts = keptDrafts({ 'mes:3': 'Antes', 'mes:4': { texto: 'De abril', visto: '' }, 'mes:5': 7 });
    note.send({ type: 'drafts.found', drafts });
    expect(state().context.drafts).toEqual({
      'mes:3': { texto: 'Ahora', visto: 'Ahora' },
      'mes:4': { texto: 'De abril', visto: '' },
    });
    note.send({ type: 'note.asked', target: april, texto: '' });
    note.send({ type: 'note.confirmed' });
    expect(last(calls.request).input).toMatchObject({ input: { body: { texto: 'De abril', visto: '' } } });
  });

  test('another month takes no draft away; giving up does', async () => {
    const { note, state } = await writing();
    note.send({ type: 'note.typed', texto: 'A medias' });
    note.send({ type: 'note.asked', target: april, texto: '' });
    note.send({ type: 'note.cancelled' });
    note.send({ type: 'note.asked', target: march, texto: '' });
    expect(state().context.drafts).toEqual({ 'mes:3': { texto: 'A medias', visto: '' } });
    note.send({ type: 'note.cancelled' });
    expect(state().context.drafts).toEqual({});
  });

  test('is removed by one click, or stays when that fails', async () => {
    const { note, calls, state, noteOf } = await writing('Antes');
    note.send({ type: 'note.cancelled' });
    note.send({ type: 'note.removed', target: march, texto: 'Antes' });
    await last(calls.request).reject(failure(contract.ventas.guardarNotaVenta, 500));
    expect(state().hasTag('failed')).toBe(true);
    note.send({ type: 'note.removed', target: march, texto: 'Antes' });
    expect(last(calls.request).input).toMatchObject({ input: { body: { texto: '', visto: 'Antes' } } });
    await last(calls.request).resolve(ok);
    expect(noteOf(3)).toBeNull();
  });
});

describe('a note that somebody else has written meanwhile', () => {
  test('is shown beside the draft, and replaced only once its author has seen it', async () => {
    const { note, calls, noteOf, state } = await writing('Antes');
    note.send({ type: 'note.typed', texto: 'Después' });
    note.send({ type: 'note.confirmed' });
    await last(calls.request).reject(met('De la jefa'));
    expect(state().hasTag('met')).toBe(true);
    expect(state().context.problem).toBe('jefa cambió esta nota después de que usted la viera');
    expect(noteOf(3)).toMatchObject({ texto: 'De la jefa', usuario: 'jefa' });
    expect(state().context.drafts).toMatchObject({ 'mes:3': { texto: 'Después' } });
    note.send({ type: 'note.confirmed' });
    expect(last(calls.request).input).toMatchObject({
      input: { body: { texto: 'Después', visto: 'De la jefa' } },
    });
  });

  test('is not taken away with the one that was seen', async () => {
    const { note, calls, noteOf, state } = await writing('Antes');
    note.send({ type: 'note.cancelled' });
    note.send({ type: 'note.removed', target: march, texto: 'Antes' });
    await last(calls.request).reject(met('De la jefa'));
    expect(state().matches('unremoved')).toBe(true);
    expect(noteOf(3)?.texto).toBe('De la jefa');
  });
});

test('the note of a pair is shown at its row', async () => {
  const { pairNote, calls, rows } = await writing();
  pairNote.send({ type: 'note.asked', target: { kind: 'par', clienteProductoPeriodoID: 1 }, texto: '' });
  pairNote.send({ type: 'note.typed', texto: 'Cliente nuevo' });
  pairNote.send({ type: 'note.confirmed' });
  expect(last(calls.request).input).toMatchObject({
    endpoint: contract.clientesProductos.guardarNotaPar,
    input: { params: { clienteProductoPeriodoID: 1 } },
  });
  await last(calls.request).resolve(ok);
  expect(rows.getSnapshot().context.filas.map(({ nota }) => nota?.texto)).toEqual([
    'Cliente nuevo',
    undefined,
  ]);
});

test('every state can be reached and left', () => {
  expect(
    walk(noteMachine, {
      events: [
        { type: 'note.asked', target: march, texto: '' },
        { type: 'note.confirmed' },
        { type: 'note.cancelled' },
        { type: 'note.removed', target: march, texto: '' },
      ],
      outputs: { request: [ok] },
      errors: [new Error(), met('De la jefa')],
      key: ({ context }) => [context.drafts, context.sent],
    }),
  ).toEqual({ unreached: [], stuck: [] });
});
