import { expect, test } from 'vitest';
import { at, figure, gridWorld } from '../../test/grid-world.ts';
import { entryPreview } from './preview.ts';

test('a total that is opened to be edited says nothing until something is typed', async () => {
  const { send, select, context } = await gridWorld();
  select(at(1));
  send({ type: 'entry.begun', text: '120', operation: figure(120), editing: true });
  expect(entryPreview(context())).toBeNull();
  send({ type: 'entry.typed', text: '220', operation: figure(220) });
  expect(entryPreview(context())).toMatchObject({ figures: 10, before: 100, after: 200 });
  send({ type: 'entry.typed', text: '120', operation: figure(120) });
  expect(entryPreview(context())).toMatchObject({ figures: 0 });
});
