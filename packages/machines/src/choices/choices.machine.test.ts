import { listarMonedas, listarPaises } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { request } from '../request.ts';
import { failure, fakeActors, last, ok, refused } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { type ChoiceSource, choiceSource, choicesMachine, labelOf } from './choices.machine.ts';

const countries = choiceSource(request(listarPaises, {}), ({ paisID, nombre }) => ({
  value: `${paisID}`,
  label: nombre,
}));
const currencies = (periodoID: string) =>
  choiceSource(request(listarMonedas, { query: { periodoID } }), (moneda) => ({
    value: moneda,
    label: moneda,
  }));

function started(source: ChoiceSource | null) {
  const { actors, calls } = fakeActors();
  const choices = createActor(choicesMachine.provide({ actors }), { input: source }).start();
  return { choices, calls: calls.request, state: () => choices.getSnapshot() };
}

test('choices are loaded at once and shown', async () => {
  const { calls, state } = started(countries);
  expect(last(calls).input).toEqual(countries.request);
  await last(calls).resolve({ ...ok, data: [{ paisID: 1, nombre: 'Perú' }] });
  expect(state().context.choices).toEqual([{ value: '1', label: 'Perú' }]);
  expect(state().hasTag('loaded')).toBe(true);
});

test('choices that depend on another field wait for it, and follow it', async () => {
  const { choices, calls, state } = started(null);
  expect(state().hasTag('waiting')).toBe(true);
  expect(calls).toHaveLength(0);
  choices.send({ type: 'source.changed', source: currencies('BGT-2027') });
  const old = last(calls);
  choices.send({ type: 'source.changed', source: currencies('CUR-2026') });
  expect(old.isCancelled()).toBe(true);
  await last(calls).resolve({ ...ok, data: ['COP'] });
  expect(state().context.choices).toEqual([{ value: 'COP', label: 'COP' }]);
  choices.send({ type: 'source.changed', source: null });
  expect(state().hasTag('waiting')).toBe(true);
  expect(state().context.choices).toEqual([]);
});

test('the same call once more asks for nothing', () => {
  const { choices, calls } = started(currencies('BGT-2027'));
  choices.send({ type: 'source.changed', source: currencies('BGT-2027') });
  expect(calls).toHaveLength(1);
  expect(last(calls).isCancelled()).toBe(false);
});

test('choices that cannot be loaded say so, and may be asked for again', async () => {
  const { choices, calls, state } = started(countries);
  await last(calls).reject(failure(listarPaises, 'network'));
  expect(state().context.problem).toBe('Error al cargar la lista de países');
  choices.send({ type: 'retry.requested' });
  await last(calls).reject(refused(listarPaises, 'Así no'));
  expect(state().context.problem).toBe('Así no');
});

test('choices that a refusal puts in doubt are read again, in sight meanwhile, and what is gone is still known by its name', async () => {
  const { choices, calls, state } = started(countries);
  const peru = { paisID: 1, nombre: 'Perú' };
  await last(calls).resolve({ ...ok, data: [peru, { paisID: 2, nombre: 'Chile' }] });
  choices.send({ type: 'choices.doubted' });
  expect(calls).toHaveLength(2);
  expect(state().hasTag('loaded')).toBe(true);
  expect(state().context.choices).toHaveLength(2);
  await last(calls).resolve({ ...ok, data: [peru] });
  expect(state().context.choices).toEqual([{ value: '1', label: 'Perú' }]);
  expect(labelOf(state().context, '2')).toBe('Chile');
});

test('choices that cannot be read again stay as they are', async () => {
  const { choices, calls, state } = started(countries);
  await last(calls).resolve({ ...ok, data: [{ paisID: 1, nombre: 'Perú' }] });
  choices.send({ type: 'choices.doubted' });
  await last(calls).reject(failure(listarPaises, 503));
  expect(state().hasTag('loaded')).toBe(true);
  expect(state().context).toMatchObject({ choices: [{ value: '1', label: 'Perú' }], problem: null });
});

test('every state is reached and left', () => {
  const result = walk(choicesMachine, {
    input: countries,
    events: [
      { type: 'source.changed', source: null },
      { type: 'source.changed', source: countries },
      { type: 'retry.requested' },
      { type: 'choices.doubted' },
    ],
    outputs: { request: [{ ...ok, data: [] }] },
    errors: [failure(listarPaises, 500)],
    key: ({ context }) => context.source !== null,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
