import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { walk } from './walk.ts';

test('a walk names the state that nothing leads to and the one that nothing leads out of', () => {
  const machine = createMachine({
    id: 'm',
    initial: 'a',
    states: { a: { on: { go: 'trap' } }, trap: {}, island: { on: { go: 'a' } } },
  });
  expect(walk(machine, { events: [{ type: 'go' }] })).toEqual({ unreached: ['m.island'], stuck: ['m.trap'] });
});
