import { describe, expect, test } from 'vitest';
import { createActor, fromTransition } from 'xstate';
import { walk } from '../../test/walk.ts';
import { type ReplicateReport, replicateMachine } from './replicate.machine.ts';

const recorder = fromTransition((asked: string[], { keys }: ReplicateReport) => [...asked, ...keys], []);

function replicate(...keys: string[]) {
  const owner = createActor(recorder).start();
  const actor = createActor(replicateMachine, { input: { keys, owner } }).start();
  return {
    asked: () => owner.getSnapshot().context,
    pass: (...keys: string[]) => actor.send({ type: 'changes.passed', keys }),
    isDone: () => actor.getSnapshot().status === 'done',
  };
}

describe('asks for each month', () => {
  test('once the one before has passed, and is done after the last', () => {
    const { asked, pass, isDone } = replicate('enero', 'febrero');
    expect(asked()).toEqual(['enero']);
    pass('enero');
    expect([asked(), isDone()]).toEqual([['enero', 'febrero'], false]);
    pass('febrero');
    expect([asked(), isDone()]).toEqual([['enero', 'febrero'], true]);
  });

  test('but for one that passed before its turn, once', () => {
    const { asked, pass } = replicate('enero', 'febrero', 'marzo');
    pass('febrero');
    pass('abril');
    expect(asked()).toEqual(['enero']);
    pass('enero');
    expect(asked()).toEqual(['enero', 'marzo']);
  });

  test('but for those that pass together with the one before', () => {
    const { asked, pass, isDone } = replicate('enero', 'febrero', 'marzo', 'abril');
    pass('febrero', 'enero', 'marzo');
    expect(asked()).toEqual(['enero', 'abril']);
    pass('abril');
    expect(isDone()).toBe(true);
  });
});

test('every state is reached and left', () => {
  const result = walk(replicateMachine, {
    input: { keys: ['enero', 'febrero'], owner: createActor(recorder) },
    events: ['enero', 'febrero'].map((key) => ({ type: 'changes.passed', keys: [key] })),
    key: ({ context }) => context.keys,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
