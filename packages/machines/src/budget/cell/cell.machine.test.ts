import { describe, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import type { Field } from '../../outbox/change.ts';
import { walk } from '../../test/walk.ts';
import { savableAmount } from './amount.ts';
import { type CellReport, cellMachine } from './cell.machine.ts';

const recorder = fromTransition((reports: CellReport[], report: CellReport) => [...reports, report], []);

function cell(confirmed = 5, pending: number | null = null, field: Field = 'volumenTon') {
  const owner = createActor(recorder).start();
  const actor = createActor(cellMachine, { input: { ventaID: 1, field, confirmed, pending, owner } }).start();
  return {
    actor,
    type: (value: number | null) => actor.send({ type: 'cell.typed', text: String(value), value }),
    leave: () => actor.send({ type: 'cell.left' }),
    reports: () => owner.getSnapshot().context,
    valor: () => actor.getSnapshot().context.valor,
    is: (tag: 'editing' | 'pending') => actor.getSnapshot().hasTag(tag),
  };
}

describe('typing', () => {
  test('a good new value is handed over when the cell is left, and is pending until it is confirmed', () => {
    const { actor, type, leave, reports, is, valor } = cell();
    type(7.5);
    expect(is('editing')).toBe(true);
    expect(reports()).toEqual([]);
    leave();
    expect(reports()).toEqual([{ type: 'value.left', ventaID: 1, field: 'volumenTon', valor: 7.5 }]);
    expect([is('editing'), is('pending'), valor()]).toEqual([false, true, 7.5]);
    actor.send({ type: 'value.confirmed', valor: 7.5 });
    expect(is('pending')).toBe(false);
  });

  test.each([null, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e9])(
    '%s goes back silently to the last good value',
    (value) => {
      const { type, leave, reports, is, valor } = cell();
      type(value);
      leave();
      expect(reports()).toEqual([]);
      expect([is('editing'), is('pending'), valor()]).toEqual([false, false, 5]);
    },
  );

  test('0 is a value, also over a 0: typing it is what makes the row budgeted', () => {
    const { type, leave, reports } = cell(0);
    type(0);
    leave();
    expect(reports()).toEqual([{ type: 'value.left', ventaID: 1, field: 'volumenTon', valor: 0 }]);
  });

  test('a cell that is left without typing saves nothing', () => {
    const { leave, reports, is } = cell();
    leave();
    expect(reports()).toEqual([]);
    expect(is('pending')).toBe(false);
  });

  test('Escape restores and leaving after it saves nothing', () => {
    const { actor, type, leave, reports, valor } = cell();
    type(9);
    actor.send({ type: 'cell.restored' });
    leave();
    expect(reports()).toEqual([]);
    expect(valor()).toBe(5);
  });

  test('replicating copies what is typed, and the last good value when that is bad', () => {
    const { actor, type, reports, is } = cell();
    type(8);
    actor.send({ type: 'cell.replicated' });
    type(-3);
    actor.send({ type: 'cell.replicated' });
    expect(reports().map(({ type, valor }) => [type, valor])).toEqual([
      ['value.replicated', 8],
      ['value.replicated', 5],
    ]);
    expect(is('editing')).toBe(false);
  });
});

describe('confirming', () => {
  test('a value kept from before starts pending', () => {
    const { is, valor } = cell(5, 6);
    expect([is('pending'), valor()]).toEqual([true, 6]);
  });

  test('a refusal returns to what the server holds', () => {
    const { actor, type, leave, is, valor } = cell();
    type(6);
    leave();
    actor.send({ type: 'value.refused' });
    expect([is('pending'), valor()]).toEqual([false, 5]);
  });

  test('the confirmation of an older value leaves the newer one pending', () => {
    const { actor, type, leave, is } = cell();
    type(6);
    leave();
    type(7);
    leave();
    actor.send({ type: 'value.confirmed', valor: 6 });
    expect(is('pending')).toBe(true);
    actor.send({ type: 'value.refused' });
    expect(actor.getSnapshot().context.valor).toBe(6);
  });

  test('what is being typed is not disturbed by an answer', () => {
    const { actor, type, leave, is } = cell();
    type(6);
    leave();
    type(7);
    actor.send({ type: 'value.confirmed', valor: 6 });
    expect([is('editing'), is('pending')]).toEqual([true, false]);
    expect(actor.getSnapshot().context.draft?.text).toBe('7');
  });
});

test('tonnes are kept to the kilo and prices to four decimals', () => {
  expect(savableAmount('volumenTon', 1.23456)).toBe(1.235);
  expect(savableAmount('precio', 1.23456)).toBe(1.2346);
});

test('every state is reached and left', () => {
  const result = walk(cellMachine, {
    input: { ventaID: 1, field: 'precio', confirmed: 5, pending: null, owner: createActor(recorder) },
    events: [
      { type: 'cell.typed', text: '6', value: 6 },
      { type: 'cell.typed', text: 'x', value: null },
      { type: 'cell.left' },
      { type: 'cell.restored' },
      { type: 'cell.replicated' },
      { type: 'value.set', valor: 7 },
      { type: 'value.confirmed', valor: 6 },
      { type: 'value.refused' },
    ],
    key: ({ context: { valor, draft, confirmed } }) => [valor, draft, confirmed],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
