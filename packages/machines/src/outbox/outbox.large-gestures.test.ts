import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { failure, last, ok } from '../test/fakes.ts';
import { outboxPage, volumen } from '../test/outbox-page.ts';
import { conflictsOf } from './entries.ts';

const FIGURES = 200;
const page = (before?: ReturnType<typeof outboxPage>) => outboxPage(before?.device, 'ana', true);
const figures = (valor: number, visto: number, count = FIGURES) =>
  Array.from({ length: count }, (_, ventaID) => ({ ...volumen(ventaID, valor), visto }));

type Page = ReturnType<typeof outboxPage>;

/** Answers every change of the batch that was sent last in the same way. @returns what is sent to the device because of it */
async function answerAll({ batches, device }: Page, result: object) {
  const before = device.heard.length;
  const batch = last(batches);
  const data = batch.input.changes.map(({ ventaID, kind: campo }) => ({
    ventaID,
    campo,
    estado: 'guardado' as const,
    ...result,
  }));
  await batch.resolve({ ...ok, data });
  return device.heard.slice(before);
}

const sentValues = ({ batches }: Page) =>
  last(batches).input.changes.map(({ valor, visto }) => [valor, visto]);

describe('many figures', () => {
  test('corrected on their way are saved corrected, and the device hears of them at once', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    world.inTurn(...figures(6, 5));
    const sent = await answerAll(world, {});
    expect(sent).toMatchObject([{ type: 'changes.kept', kept: { length: FIGURES } }]);
    expect(sentValues(world)).toEqual(figures(6, 5).map(({ valor, visto }) => [valor, visto]));
    await answerAll(world, {});
    expect([world.pending(), world.device.keptOf('ana')]).toEqual([{}, []]);
  });

  test('undone on their way after which the page was opened again go back whole', async () => {
    const before = page();
    before.inTurn(...figures(5, 0));
    before.inTurn(...figures(0, 5));
    await answerAll(before, {});
    const after = page(before);
    expect(last(after.batches).input).toEqual(last(before.batches).input);
    await answerAll(after, {});
    expect(after.device.keptOf('ana')).toEqual([]);
  });

  test('each typed over while on its way are all saved, knowing what had been saved', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    world.queue(...figures(6, 5));
    expect(await answerAll(world, {})).toHaveLength(1);
    expect(world.sent()).toEqual(figures(6, 5));
    for (const send of world.sends) await send.resolve(ok);
    expect(world.pending()).toEqual({});
  });

  test('refused are deleted from the device at once, as refused', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    const sent = await answerAll(world, { estado: 'rechazado', message: 'El período está cerrado' });
    expect(sent).toMatchObject([{ type: 'changes.dropped', outcome: 'refused', kept: { length: FIGURES } }]);
    const refusals = world.facts.filter(({ type }) => type === 'change.refused');
    expect(refusals).toHaveLength(FIGURES);
    expect(refusals.map((fact) => 'busy' in fact && fact.busy).lastIndexOf(true)).toBe(FIGURES - 2);
    expect(world.pending()).toEqual({});
  });

  test('refused after they had waited are set aside at once, for the person to read', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    await last(world.batches).reject(failure(contract.ventas.guardarLote, 'network'));
    world.clock.increment(1_000);
    const sent = await answerAll(world, { estado: 'rechazado', message: 'El período está cerrado' });
    expect(sent).toMatchObject([
      { type: 'changes.setAside', unsent: { length: FIGURES } },
      { type: 'changes.dropped', outcome: 'refused', kept: { length: FIGURES } },
    ]);
    expect(world.outbox.getSnapshot().context.unsent).toHaveLength(FIGURES);
    expect([world.pending(), world.device.keptOf('ana')]).toEqual([{}, []]);
  });

  test('in conflict wait for a decision, and the device hears of them at once', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    const sent = await answerAll(world, { estado: 'conflicto', actual: 40, usuario: 'luis' });
    expect(sent).toMatchObject([{ type: 'changes.kept', kept: { length: FIGURES } }]);
    expect(conflictsOf(world.outbox.getSnapshot().context.entries)).toHaveLength(FIGURES);
    expect(conflictsOf(page(world).outbox.getSnapshot().context.entries)).toHaveLength(FIGURES);
  });

  test('in conflict over which a gesture puts the other figures end at once', async () => {
    const world = page();
    world.inTurn(...figures(5, 0));
    await answerAll(world, { estado: 'conflicto', actual: 40, usuario: 'luis' });
    const before = world.device.heard.length;
    world.inTurn(...figures(40, 0));
    expect(world.device.heard.slice(before)).toMatchObject([
      { type: 'changes.dropped', outcome: 'refused', kept: { length: FIGURES } },
    ]);
    expect([world.pending(), world.batches]).toMatchObject([{}, { length: 1 }]);
  });

  test('that met earlier ones of their own go again together', async () => {
    const world = page();
    world.queue(...figures(4, 0));
    await world.failAll();
    world.inTurn(...figures(5, 0));
    const sent = await answerAll(world, { estado: 'conflicto', actual: 4, usuario: 'ana' });
    expect(sent).toMatchObject([{ type: 'changes.kept', kept: { length: FIGURES } }]);
    expect(sentValues(world)).toEqual(figures(5, 4).map(({ valor, visto }) => [valor, visto]));
  });
});
