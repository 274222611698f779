import { expect, test } from 'vitest';
import { at, gridWorld } from '../../test/grid-world.ts';
import { selectedBlock } from './plan.ts';
import type { Walk } from './selection.ts';

const DOWN = { by: 'edge', direction: 'down' } as const;

/** La hoja, with keys that walk; each says where the selection ends. */
async function world() {
  const grid = await gridWorld();
  const walk = (by: Walk, extend = false) => {
    grid.send({ type: 'selection.walked', walk: by, extend });
    return grid.context().selection?.head;
  };
  return { ...grid, walk };
}

test('Ctrl+End leads to the last month of the last pair, and not to the total of all', async () => {
  const { select, walk } = await world();
  select(at(1, 3));
  expect(walk({ by: 'all', to: 'end' })).toEqual(at(5, 12));
  expect(walk({ by: 'all', to: 'start' })).toEqual({ row: 'grupo:Cliente 1', column: '2026' });
});

test('Ctrl+down leads to the last pair, and an arrow from there to the total of all', async () => {
  const { select, walk } = await world();
  select(at(1, 3));
  expect(walk(DOWN)).toEqual(at(5, 3));
  expect(walk(DOWN)).toEqual(at(5, 3));
  expect(walk({ by: 'step', direction: 'down' })).toEqual({ row: 'total', column: '2026-03' });
  expect(walk(DOWN)).toEqual({ row: 'total', column: '2026-03' });
});

test('Ctrl+Shift+down selects as far as the last pair: the total of all is no part of what is copied', async () => {
  const { select, walk, context } = await world();
  select(at(1, 3));
  walk(DOWN, true);
  expect(selectedBlock(context())).toMatchObject({ top: 1, bottom: 7 });
});

test('Ctrl+down leads to the last subtotal where the groups are folded', async () => {
  const { send, select, walk } = await world();
  send({ type: 'groups.toggled', folded: true });
  select({ row: 'grupo:Cliente 1', column: '2026-03' });
  expect(walk(DOWN)).toEqual({ row: 'grupo:Cliente 3', column: '2026-03' });
});

test('in the total of all Ctrl leads along it, and up to the first row', async () => {
  const { select, walk } = await world();
  select({ row: 'total', column: '2026-03' });
  expect(walk({ by: 'edge', direction: 'right' })).toEqual({ row: 'total', column: '2026-12' });
  expect(walk({ by: 'edge', direction: 'left' })).toEqual({ row: 'total', column: '2026' });
  expect(walk({ by: 'edge', direction: 'up' })).toEqual({ row: 'grupo:Cliente 1', column: '2026' });
});
