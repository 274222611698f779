import { describe, expect, test } from 'vitest';
import { at, figure, gridWorld, more } from '../../test/grid-world.ts';

describe('in percent of the reference', () => {
  const percent = (figure: number) => ({ text: `${figure}%`, figure, money: false });

  /** The first pair's reference has twenty tonnes a month, the second's five; the third has none. */
  async function inPercent({ hasReference = true } = {}) {
    const world = await gridWorld({ hasReference });
    world.send({ type: 'percent.toggled' });
    return world;
  }

  test('a pasted range says how much more than the reference the figures are', async () => {
    const { send, select, volumes, context } = await inPercent();
    select(at(1, 3));
    send({
      type: 'block.pasted',
      copied: [
        [percent(5), percent(-10)],
        [percent(10), percent(0)],
        [percent(7), percent(7)],
      ],
    });
    expect([volumes(1).slice(2, 4), volumes(2).slice(2, 4), volumes(3).slice(2, 4)]).toEqual([
      [21, 18],
      [5.5, 5],
      [10, 10],
    ]);
    expect(context().said).toMatchObject({ count: 4, left: { 'no reference': 2 } });
  });

  test('a total comes to its percentage as a whole, history included, in proportion to the reference', async () => {
    const { send, select, enter, volumes, context } = await inPercent();
    // Two months of history, of 10 tonnes where the reference has 20.
    select({ row: 'par:101', column: '2026' });
    enter({ kind: 'growth', percent: 0 });
    expect(volumes(1).slice(0, 3)).toEqual([10, 10, 22]);
    expect(volumes(1).reduce((sum, one) => sum + one, 0)).toBeCloseTo(240, 9);
    enter({ kind: 'growth', percent: -99 });
    expect(context().said).toMatchObject({ count: 0 });
    select({ row: 'par:103', column: '2026' });
    enter({ kind: 'growth', percent: 5 });
    expect(context().said).toMatchObject({ count: 0, left: { 'no reference': 1 } });
    send({ type: 'entry.cancelled' });
  });

  test('Ctrl+D repeats how the first line stands to its reference, to the kilo', async () => {
    const { send, select, enter, volumes } = await inPercent();
    select(at(1, 3));
    enter(figure(13));
    select(at(1, 3), at(2, 3));
    send({ type: 'block.filled', direction: 'down' });
    expect(volumes(2)[2]).toBe(3.25);
  });

  test('the handle repeats a figure as such where it has no reference', async () => {
    const { send, select, enter, volumes } = await inPercent();
    select(at(3, 3));
    enter(figure(4));
    select(at(3, 3));
    send({ type: 'block.dragged', cell: at(3, 4) });
    expect(volumes(3).slice(2, 4)).toEqual([4, 4]);
  });

  test('what is being typed counts as what it was when it was typed', async () => {
    const { send, select, volumes, context } = await inPercent();
    select(at(1, 3));
    send({ type: 'entry.begun', text: '=7', operation: figure(7), editing: false });
    send({ type: 'percent.toggled' });
    expect([volumes(1)[2], context().inPercent, context().entry]).toEqual([7, false, null]);
  });

  test('without a reference figures are pasted as they are', async () => {
    const { send, select, volumes } = await inPercent({ hasReference: false });
    select(at(1, 3));
    send({ type: 'block.pasted', copied: [[percent(5)]] });
    expect(volumes(1)[2]).toBe(5);
  });
});

describe('blocks', () => {
  test('F2 in a block edits the active cell alone: the figure of one is not written into the others', async () => {
    const { send, select, volumes } = await gridWorld();
    const before = volumes(1);
    select(at(1, 3), at(2, 6));
    send({ type: 'entry.begun', text: '99', operation: figure(99), editing: true });
    send({ type: 'cell.chosen', cell: at(4, 1) });
    expect(volumes(1)).toEqual(before.with(2, 99));
    expect(volumes(2)).not.toContain(99);
  });

  const cell = (figure: number | null, text = String(figure ?? '')) => ({ text, figure, money: false });

  test('a range is pasted over pairs and months, and passes subtotals over', async () => {
    const { send, select, volumes } = await gridWorld();
    select(at(2, 3));
    send({
      type: 'block.pasted',
      copied: [
        [cell(1), cell(2)],
        [cell(3), cell(null)],
      ],
    });
    expect([volumes(2).slice(2, 4), volumes(3).slice(2, 4)]).toEqual([
      [1, 2],
      [3, 10],
    ]);
  });

  test('one figure fills the selection, a range repeats itself over a multiple of it', async () => {
    const { send, select, volumes } = await gridWorld();
    select(at(1, 3), at(2, 4));
    send({ type: 'block.pasted', copied: [[cell(7)]] });
    expect([volumes(1).slice(2, 4), volumes(2).slice(2, 4)]).toEqual([
      [7, 7],
      [7, 7],
    ]);
    send({ type: 'block.pasted', copied: [[cell(1), cell(2)]] });
    expect([volumes(1).slice(2, 4), volumes(2).slice(2, 4)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  test('a range pasted while a figure is being typed takes its place', async () => {
    const { grid, send, select, volumes } = await gridWorld();
    select(at(2, 3));
    send({ type: 'entry.begun', text: '9', operation: figure(9), editing: false });
    send({ type: 'block.pasted', copied: [[cell(1), cell(2)]] });
    expect(volumes(2).slice(2, 4)).toEqual([1, 2]);
    expect(grid.getSnapshot().hasTag('typing')).toBe(false);
  });

  test('figures for which the sheet has no cell are counted', async () => {
    const { send, select, volumes, context } = await gridWorld();
    select(at(5, 12));
    send({
      type: 'block.pasted',
      copied: [
        [cell(1), cell(2), cell(null)],
        [cell(3), cell(4), cell(5)],
      ],
    });
    expect(volumes(5).at(-1)).toBe(1);
    expect(context().said).toMatchObject({ kind: 'written', count: 1, left: { beyond: 4 } });
  });

  test('a range that begins in history is pasted into the months after it', async () => {
    const { send, select, volumes, context } = await gridWorld();
    send({ type: 'history.toggled' });
    select(at(1, 2));
    send({ type: 'block.pasted', copied: [[cell(1), cell(2), cell(3)]] });
    expect(volumes(1).slice(1, 4)).toEqual([10, 2, 3]);
    expect(context().said).toMatchObject({ kind: 'written', count: 2, left: { history: 1 } });
  });

  test('names around the figures are left out, and what is no figure is counted', async () => {
    const { send, select, volumes, context } = await gridWorld();
    select(at(1, 3));
    send({
      type: 'block.pasted',
      copied: [
        [cell(null, 'Producto'), cell(null, 'Marzo'), cell(null, 'Abril')],
        [cell(null, 'Lata'), cell(4), cell(5)],
        [cell(null, 'Tapa'), cell(6), cell(null, 'doce')],
      ],
    });
    expect([volumes(1).slice(2, 4), volumes(2).slice(2, 4)]).toEqual([
      [4, 5],
      [6, 10],
    ]);
    expect(context().said).toMatchObject({ count: 3, unclear: 1, names: 5, totals: 0 });
  });

  test.each([
    ['nothing', ''],
    ['a dash', '-'],
    ['a missing figure', '#N/D'],
    ['a percentage', '10%'],
  ])('a line with %s in it keeps its place, wherever it stands', async (_, text) => {
    const none = cell(null, text);
    const as = [10, 10, 10];
    const pasted = async (...copied: ReturnType<typeof cell>[][]) => {
      const { send, select, volumes } = await gridWorld();
      select(at(1, 3));
      send({ type: 'block.pasted', copied });
      return [1, 2, 3].map((pair) => volumes(pair).slice(2, 5));
    };
    expect(await pasted([none, none], [cell(4), cell(5)])).toEqual([as, [4, 5, 10], as]);
    expect(await pasted([cell(1), cell(2)], [none, none], [cell(3), cell(4)])).toEqual([
      [1, 2, 10],
      as,
      [3, 4, 10],
    ]);
    expect(await pasted([cell(1), none, cell(3)])).toEqual([[1, 10, 3], as, as]);
    expect(await pasted([none, cell(2), cell(3)])).toEqual([[10, 2, 3], as, as]);
  });

  test('in a range with names, what has neither a name nor a figure is space between them', async () => {
    const { send, select, volumes } = await gridWorld();
    select(at(1, 3));
    const name = (text: string) => cell(null, text);
    send({
      type: 'block.pasted',
      copied: [
        [name('Producto'), name(''), name('Marzo'), name('Abril'), name('Mayo')],
        [name(''), name(''), name(''), name(''), name('')],
        [name('Lata'), name(''), cell(1), name(''), cell(3)],
        [name(''), name(''), name(''), name(''), name('')],
        [name('Tapa'), name(''), name(''), name(''), name('')],
        [name('Zuncho'), name(''), cell(7), name(''), cell(9)],
      ],
    });
    expect([volumes(1).slice(2, 5), volumes(2).slice(2, 5), volumes(3).slice(2, 5)]).toEqual([
      [1, 10, 3],
      [10, 10, 10],
      [7, 10, 9],
    ]);
  });

  /** Pastes a text from March of the first pair on, as its cells are read. @returns March to May of the first two pairs */
  async function pasteText(text: string) {
    const { send, select, volumes, context } = await gridWorld();
    select(at(1, 3));
    const read = (one: string) => cell(/^\d+$/.test(one) ? Number(one) : null, one);
    send({ type: 'block.pasted', copied: text.split('/').map((line) => line.split('|').map(read)) });
    return { wrote: [volumes(1).slice(2, 5), volumes(2).slice(2, 5)], said: context().said };
  }

  test.each(['12..5', '1,5E+01', '1,00,000', '33 kg', '-1.2.3', '€ 1.2.3', '500 ml'])(
    '%s before figures is one that is not understood, in its own month',
    async (text) => {
      const { wrote, said } = await pasteText(`${text}|20|30`);
      expect(wrote).toEqual([
        [10, 20, 30],
        [10, 10, 10],
      ]);
      expect(said).toMatchObject({ count: 2, unclear: 1, names: 0 });
    },
  );

  test('a word before figures is a name, and that it was left out is said', async () => {
    const { wrote, said } = await pasteText('pendiente|20');
    expect(wrote[0]).toEqual([20, 10, 10]);
    expect(said).toMatchObject({ count: 1, unclear: 0, names: 1 });
  });

  test('names that begin like a number are names under a heading, or beside others', async () => {
    const as = [
      [20, 30, 10],
      [5, 6, 10],
    ];
    const headed = await pasteText('Producto|mar|abr/500 ml Lata|20|30/3M|5|6');
    expect([headed.wrote, headed.said]).toEqual([as, expect.objectContaining({ names: 5, unclear: 0 })]);
    expect((await pasteText('Lata|20|30/3M|5|6')).wrote).toEqual(as);
    expect((await pasteText('|2026-03|2026-04/A|20|30/B|5|6')).wrote).toEqual(as);
  });

  test.each([
    'Cliente|Producto|2027|mar|abr/A|Lata|50|20|30/B|Tapa|11|5|6',
    'Cliente|Producto|mar|abr|Total/A|Lata|20|30|50/B|Tapa|5|6|11',
    '||2026||/Cliente|Producto|mar|Trim 1|abr/A|Lata|20|20|30/B|Tapa|5|5|6',
  ])('a year among the names of months is no figure, and totals are no months: %s', async (text) => {
    const { wrote, said } = await pasteText(text);
    expect(wrote).toEqual([
      [20, 30, 10],
      [5, 6, 10],
    ]);
    expect(said).toMatchObject({ count: 4, totals: 2, left: {} });
  });

  test('figures that look like years stay figures', async () => {
    expect((await pasteText('Lata|2027')).wrote[0]).toEqual([2027, 10, 10]);
    expect((await pasteText('2027|2026/20|30')).wrote).toEqual([
      [2027, 2026, 10],
      [20, 30, 10],
    ]);
    expect((await pasteText('Producto|mar|abr/Lata|2027|2026')).wrote[0]).toEqual([2027, 2026, 10]);
  });

  test('a year of the sheet over figures, and no month beside it, may be a figure: nothing is pasted', async () => {
    const { wrote, said } = await pasteText('Producto|2026/Lata|20');
    expect(wrote[0]).toEqual([10, 10, 10]);
    expect(said).toEqual({ kind: 'not pasted', refusal: { why: 'year or figure', text: '2026' } });
  });

  test('one figure that can be read in two ways keeps back the range, and is named', async () => {
    const { send, select, volumes, context } = await gridWorld();
    select(at(1, 3));
    send({
      type: 'block.pasted',
      copied: [[cell(1), { text: '5,127', figure: 'unclear', money: false }]],
    });
    expect(volumes(1)[2]).toBe(10);
    expect(context().said).toEqual({
      kind: 'not pasted',
      refusal: { why: 'unclear figure', text: '5,127' },
    });
  });

  test('money goes to prices alone', async () => {
    const { send, select, volumes, context } = await gridWorld();
    const copied = [[{ text: '$ 4', figure: 4, money: true }, cell(5)]];
    select(at(1, 3));
    send({ type: 'block.pasted', copied });
    expect(volumes(1).slice(2, 4)).toEqual([10, 10]);
    expect(context().said).toEqual({ kind: 'not pasted', refusal: { why: 'money as volume' } });
    send({ type: 'view.chosen', view: 'precio' });
    send({ type: 'block.pasted', copied });
    expect(context().said).toMatchObject({ kind: 'written', count: 2 });
  });

  test('figures over totals whose cells are pasted with them are left out, and said', async () => {
    const { send, select, volumes, context } = await gridWorld();
    select({ row: 'grupo:Cliente 1', column: '2026-03' });
    send({ type: 'block.pasted', copied: [[cell(100)], [cell(20)], [cell(30)], [cell(7)]] });
    expect([1, 2, 3].map((n) => volumes(n)[2])).toEqual([20, 30, 10]);
    expect(context().said).toMatchObject({ count: 2, totals: 2 });
    select(at(1));
    send({ type: 'block.pasted', copied: [[cell(100), cell(11), cell(12)]] });
    expect(volumes(1).slice(2, 4)).toEqual([11, 12]);
    expect(context().said).toMatchObject({ count: 2, totals: 1 });
  });

  test('Ctrl+D repeats the first line, or the one above a single one; Ctrl+R likewise to the right', async () => {
    const { send, select, enter, volumes } = await gridWorld();
    select(at(1, 3));
    enter(figure(4));
    select(at(1, 3), at(3, 3));
    send({ type: 'block.filled', direction: 'down' });
    expect([1, 2, 3].map((n) => volumes(n)[2])).toEqual([4, 4, 4]);
    select(at(4, 3));
    send({ type: 'block.filled', direction: 'down' });
    expect(volumes(4)[2]).toBe(4);
    select(at(4, 3), at(4, 5));
    send({ type: 'block.filled', direction: 'right' });
    expect(volumes(4).slice(2, 6)).toEqual([4, 4, 4, 10]);
  });

  test('the handle repeats the selection as far as it is dragged', async () => {
    const { send, select, enter, volumes, context } = await gridWorld();
    select(at(1, 3));
    enter(figure(1));
    select(at(1, 4));
    enter(figure(2));
    select(at(1, 3), at(1, 4));
    send({ type: 'block.dragged', cell: at(1, 7) });
    expect(volumes(1).slice(2, 8)).toEqual([1, 2, 1, 2, 1, 10]);
    expect(context().selection?.head).toEqual(at(1, 7));
    select(at(1, 5));
    send({ type: 'block.dragged', cell: at(3, 5) });
    expect([volumes(2)[4], volumes(3)[4]]).toEqual([1, 1]);
  });
});

test('one step takes a gesture over several pairs back, and does it again', async () => {
  const { select, enter, volumes, history } = await gridWorld();
  select(at(1, 3), at(3, 4));
  enter(more(10));
  expect([volumes(1)[2], volumes(3)[3]]).toEqual([11, 11]);
  history.send({ type: 'edit.undone' });
  expect([volumes(1)[2], volumes(3)[3]]).toEqual([10, 10]);
  history.send({ type: 'edit.redone' });
  expect([volumes(1)[2], volumes(3)[3]]).toEqual([11, 11]);
});

test('what is known to be other figures than those of the sheet is not pasted', async () => {
  const { send, select, volumes, context } = await gridWorld();
  const before = volumes(1);
  const copied = [[{ text: '7', figure: 7, money: false }]];
  select(at(1, 3));
  send({ type: 'block.pasted', copied, units: ['precio'] });
  expect(context().said).toEqual({
    kind: 'not pasted',
    refusal: { why: 'other figures', units: ['precio'], here: 'volumenTon' },
  });
  send({ type: 'block.pasted', copied, units: ['volumenTon', 'precio'] });
  expect(volumes(1)).toEqual(before);
  send({ type: 'block.pasted', copied, units: ['volumenTon'] });
  expect(volumes(1)[2]).toBe(7);
});
