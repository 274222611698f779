import { contract, MAX_LOTE } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, type EventObject, fromCallback, SimulatedClock } from 'xstate';
import type { TurnInput } from '../budget/cell/turn.ts';
import { provided } from '../provided.ts';
import { failure, fakeActors, foreign, last, notOffered, ok } from '../test/fakes.ts';
import { volumen } from '../test/outbox-page.ts';
import { walk } from '../test/walk.ts';
import { batchMachine } from './batch.machine.ts';
import type { BatchReport } from './batch.setup.ts';
import { BATCH_SIZE, type Kept, newGesture } from './kept.ts';
import { outboxMachine } from './outbox.machine.ts';

const { guardarLote } = contract.ventas;
const saved = (ventaID: number) => ({ campo: 'volumenTon', ventaID, estado: 'guardado' }) as const;

test('every state is reached and left', () => {
  const gesto = newGesture('pegado');
  const member = { id: 'a', moment: 1, change: volumen(1, 5), gesto };
  const other = { id: 'b', moment: 2, change: volumen(2, 6), gesto };
  const result = walk(batchMachine, {
    input: { usuario: 'ana', gesto, members: [member, other], owner: createActor(outboxMachine) },
    events: [
      { type: 'turn.free' },
      { type: 'turn.given', latest: [null, null] },
      { type: 'turn.given', latest: [member, null] },
      { type: 'turn.given', latest: [member, other] },
      { type: 'network.returned' },
      { type: 'session.confirmed' },
    ],
    outputs: {
      sendBatch: [
        { ...ok, data: [saved(1), saved(2)] },
        { ...ok, data: [saved(1)] },
        { status: 400, message: 'no' },
      ],
    },
    errors: [
      failure(guardarLote, 401),
      failure(guardarLote, 413),
      notOffered(guardarLote),
      foreign(guardarLote, 502),
    ],
    key: ({ context }) => [context.sent, context.outcome, context.force, context.hasLookedAgain],
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

/** A gesture of two figures in a tab whose device keeps these of them, from one turn to the next. */
function started(turns: readonly (readonly (Partial<Kept> | null)[])[]) {
  const gesto = newGesture('pegado');
  const members = [1, 2].map((at) => ({ id: `${at}`, moment: at, change: volumen(at, 5), gesto }));
  const left = [...turns];
  const reports: BatchReport[] = [];
  const clock = new SimulatedClock();
  const turn = fromCallback<EventObject, TurnInput>(({ sendBack }) => {
    const latest = left.shift()?.map((kept, at) => kept && { ...members[at], ...kept });
    sendBack({ type: 'turn.given', latest });
  });
  const owner = createActor(
    fromCallback(({ receive }) => receive((report) => reports.push(report as BatchReport))),
  ).start();
  const { actors, calls } = fakeActors();
  const machine = provided(batchMachine, actors).provide({ actors: { turn } });
  createActor(machine, { clock, input: { usuario: 'ana', gesto, members, owner } }).start();
  const sent = () => calls.sendBatch.map(({ input }) => input.changes);
  return { calls, sent, reports, wait: () => clock.increment(1_000) };
}

test('an answer that leaves a figure out judges none: each is asked for by itself', async () => {
  const { calls, reports } = started([[{}, {}]]);
  await last(calls.sendBatch).resolve({ ...ok, data: [saved(1)] });
  expect(reports).toMatchObject([{ type: 'batch.unjudged', isOffered: true }]);
});

test('a gesture is sent with what another tab has learnt of its figures', () => {
  const change = { ...volumen(1, 5), visto: 9 };
  expect(started([[{ change }, {}]]).sent()).toEqual([[change, volumen(2, 5)]]);
});

test.each([
  ['is settled', null],
  ['has another gesture', { gesto: newGesture('pegado') }],
  ['is to be decided', { conflicto: { actual: 7, usuario: null, fecha: null } }],
])('of a gesture no part is sent: while one of its figures %s the device is looked at again', (_, kept) => {
  const gone = started([
    [{}, kept],
    [null, null],
  ]);
  gone.wait();
  expect(gone.reports).toMatchObject([{ type: 'batch.answered', sent: [] }]);
  const left = started([
    [{}, kept],
    [{}, kept],
  ]);
  expect(left.reports).toEqual([]);
  left.wait();
  expect(left.reports).toMatchObject([{ type: 'batch.unjudged', isOffered: true }]);
  expect([gone.sent(), left.sent()]).toEqual([[], []]);
});

test('a gesture has a UUID of version 4, also on a page without TLS', () => {
  const version4 = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
  expect(newGesture('pegado').gestoID).toMatch(version4);
  // As such a page has it.
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  expect(newGesture('pegado').gestoID).toMatch(version4);
  Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
});

test('a batch is as large as the contract allows', () => {
  expect(BATCH_SIZE).toBe(MAX_LOTE);
});
