import { expect, test } from 'vitest';
import { gridWorld } from '../../test/grid-world.ts';
import { pairKey } from './keys.ts';
import { gridPlan, selectedBlock } from './plan.ts';
import type { GridCell } from './selection.ts';
import { statusOf } from './status.ts';

const march = (n: number): GridCell => ({ row: pairKey(100 + n), column: '2026-03' });

test('what the selection comes to is compared where there is a reference, and that part of it is named', async () => {
  const { context, select } = await gridWorld({ hasReference: true });
  const status = () => {
    const now = context();
    const block = selectedBlock(now);
    return block && statusOf(gridPlan(now), block, now.view, now.reference);
  };
  select(march(1), march(2));
  expect(status()).toMatchObject({
    sum: 20,
    comparable: null,
    reference: 25,
    difference: expect.closeTo(-20),
  });
  select(march(1), march(3));
  expect(status()).toMatchObject({ sum: 30, comparable: 20, reference: 25, difference: expect.closeTo(-20) });
  select(march(3));
  expect(status()).toMatchObject({ sum: 10, comparable: null, reference: null, difference: null });
});
