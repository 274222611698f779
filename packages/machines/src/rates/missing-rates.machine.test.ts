import { contract } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, notOffered, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { missingRatesMachine } from './missing-rates.machine.ts';

const endpoint = contract.periodosMoneda.listarTasasFaltantes;
const missing = (periodoID: string) => ({ periodoID, monedaID: 'COP', nombreMoneda: 'Peso colombiano' });

function started() {
  const { actors, calls } = fakeActors();
  const strip = createActor(provided(missingRatesMachine, actors)).start();
  return {
    strip,
    loads: calls.listarTasasFaltantes,
    has: (tag: 'loading' | 'none') => strip.getSnapshot().hasTag(tag),
    shown: () => strip.getSnapshot().context.items.map(({ periodoID }) => periodoID),
  };
}

test('shows what is missing, and keeps it in sight while rates that changed are asked about', async () => {
  const { strip, loads, shown, has } = started();
  await last(loads).resolve({ ...ok, data: [missing('BGT-2026'), missing('SOP10-2025')] });
  expect(shown()).toEqual(['BGT-2026', 'SOP10-2025']);
  strip.send({ type: 'rates.changed' });
  expect(has('loading')).toBe(true);
  expect(shown()).toEqual(['BGT-2026', 'SOP10-2025']);
  await last(loads).resolve({ ...ok, data: [missing('SOP10-2025')] });
  expect(shown()).toEqual(['SOP10-2025']);
  expect(has('none')).toBe(false);
});

test('an answer from before the change is dropped', async () => {
  const { strip, loads, shown } = started();
  strip.send({ type: 'rates.changed' });
  const [before, after] = loads;
  expect(before?.isCancelled()).toBe(true);
  await after?.resolve({ ...ok, data: [] });
  await before?.resolve({ ...ok, data: [missing('BGT-2026')] });
  expect(shown()).toEqual([]);
});

test.each([
  ['nothing is missing', { ...ok, data: [] }],
  ['the call is refused', { status: 400, message: 'x', data: [missing('CUR-2025')] }],
  ['the server does not offer it', notOffered(endpoint)],
  ['there is no network', failure(endpoint, 'network')],
])('shows nothing when %s', async (_, answer) => {
  const { strip, loads, shown, has } = started();
  await last(loads).resolve({ ...ok, data: [missing('BGT-2026')] });
  strip.send({ type: 'rates.changed' });
  await (answer instanceof Error ? last(loads).reject(answer) : last(loads).resolve(answer));
  expect(shown()).toEqual([]);
  expect(has('none')).toBe(true);
});

test('a failed call is made again once the network is back', async () => {
  const { strip, loads, shown } = started();
  await last(loads).reject(failure(endpoint, 503));
  strip.send({ type: 'network.returned' });
  await last(loads).resolve({ ...ok, data: [missing('BGT-2026')] });
  expect(shown()).toEqual(['BGT-2026']);
});

test('a server that does not offer it is asked once', async () => {
  const { strip, loads } = started();
  await last(loads).reject(notOffered(endpoint));
  strip.send({ type: 'network.returned' });
  expect(loads).toHaveLength(1);
});

test('every state is reached and left', () => {
  const result = walk(missingRatesMachine, {
    events: [{ type: 'rates.changed' }, { type: 'network.returned' }],
    outputs: { listarTasasFaltantes: [{ ...ok, data: [missing('BGT-2026')] }] },
    errors: [notOffered(endpoint), failure(endpoint, 503)],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});
