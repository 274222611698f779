import { contract } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { cur, sop } from '../../test/budget-world.ts';
import { failure, last, settled } from '../../test/fakes.ts';
import { at, figure, gridWorld, months, more, reference } from '../../test/grid-world.ts';

const MORE_THAN_REFERENCE = more(3, { kind: 'reference' });

/** Pair 1 holds nothing, and the chosen reference is on its way. */
async function opened() {
  const world = await gridWorld({ isRead: false });
  await world.answer(sop.periodoID, [months(1, { volumenTon: 0 }), months(2)]);
  world.send({ type: 'reference.chosen', periodoID: cur.periodoID });
  return { ...world, isTyping: () => world.grid.getSnapshot().hasTag('typing') };
}

const zeros = Array.from({ length: 12 }, () => 0);

describe('a total of nothing, while the reference is on its way', () => {
  test('is not split evenly: it stays in the box, and is split like the reference once that is there', async () => {
    const { select, enter, send, volumes, context, isTyping, answer, calls } = await opened();
    select(at(1));
    enter(figure(400), '400');
    expect([volumes(1), calls.sendBatch, isTyping()]).toEqual([zeros, [], true]);
    expect(context().said).toEqual({ kind: 'reference awaited', text: '400' });
    expect(context().entry?.text).toBe('400');
    await answer(cur.periodoID, [months(1, { volumenTon: 20 })]);
    expect(context().said).toBeNull();
    send({ type: 'entry.accepted' });
    expect(volumes(1).slice(1, 4)).toEqual([0, 40, 40]);
  });

  test('is refused as well where the reference could not be had', async () => {
    const { select, enter, context, calls, volumes } = await opened();
    await last(calls.loadWholeBudget).reject(failure(contract.ventas.listarParesPeriodo, 'network'));
    await settled();
    select(at(1));
    enter(figure(400), '400');
    expect(context().said).toEqual({ kind: 'reference awaited', text: '400' });
    expect(volumes(1)).toEqual(zeros);
  });

  test('is split evenly where none is chosen, and zero needs none', async () => {
    const { select, enter, send, volumes, context } = await opened();
    select(at(1));
    enter(figure(0), '0');
    expect(context().said).toMatchObject({ kind: 'written', count: 0 });
    send({ type: 'reference.chosen', periodoID: null });
    select(at(1));
    enter(figure(400), '400');
    expect(volumes(1).slice(1, 4)).toEqual([0, 40, 40]);
  });
});

test('a total of volumes needs no reference', async () => {
  const { select, enter, volumes } = await opened();
  select(at(2));
  enter(figure(220), '220');
  expect(volumes(2)[2]).toBe(20);
});

describe('what asks for the reference before it is there', () => {
  test('stays in the box, with a word of it', async () => {
    const { select, enter, send, volumes, context, isTyping, answer } = await opened();
    select(at(2, 3));
    enter(MORE_THAN_REFERENCE, '=ref+3%');
    expect([isTyping(), context().said]).toEqual([true, { kind: 'reference awaited', text: '=ref+3%' }]);
    await answer(cur.periodoID, reference);
    send({ type: 'entry.accepted' });
    expect(volumes(2)[2]).toBe(5.15);
  });

  test('as a percentage in Variación, too', async () => {
    const { select, enter, send, context } = await opened();
    send({ type: 'percent.toggled' });
    select(at(2, 3));
    enter({ kind: 'growth', percent: 5 }, '5');
    expect(context().said).toEqual({ kind: 'reference awaited', text: '5' });
    expect(context().entry?.text).toBe('5');
  });

  test('is said where somebody goes elsewhere from it', async () => {
    const { select, send, context, isTyping } = await opened();
    const begun = {
      type: 'entry.begun',
      text: '=ref',
      operation: { kind: 'reference' },
      editing: false,
    } as const;
    const told = { kind: 'reference awaited', text: '=ref' };
    const leave = [
      { type: 'cell.chosen', cell: at(2, 5) },
      { type: 'entry.left' },
      { type: 'view.chosen', view: 'precio' },
      { type: 'percent.toggled' },
    ] as const;
    for (const event of leave) {
      select(at(2, 3));
      send(begun);
      send(event);
      expect([isTyping(), context().said, context().entry]).toEqual([false, told, null]);
    }
  });

  test('pasted or filled in Variación, it writes nothing', async () => {
    const { select, send, volumes, context, calls } = await opened();
    send({ type: 'percent.toggled' });
    select(at(2, 3));
    send({ type: 'block.pasted', copied: [[{ text: '5', figure: 5, money: false }]] });
    expect(context().said).toEqual({ kind: 'reference awaited', text: '' });
    select(at(1, 3), at(2, 3));
    send({ type: 'block.filled', direction: 'down' });
    expect(context().said).toEqual({ kind: 'reference awaited', text: '' });
    expect([volumes(2)[2], calls.sendBatch.length + calls.sendChange.length]).toEqual([10, 0]);
  });
});
