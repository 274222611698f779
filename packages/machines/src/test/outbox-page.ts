import { contract } from '@presupuesto/api-sdk/contract';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import { batchMachine } from '../outbox/batch.machine.ts';
import type { Change, ValueChange } from '../outbox/change.ts';
import { pendingValues } from '../outbox/entries.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import type { OutboxFact } from '../outbox/outbox.types.ts';
import type { PortActors } from '../ports.ts';
import { failure, fakeActors, memoryStore, notOffered } from './fakes.ts';

/** What such a server said earlier in the session. */
export const NO_BATCHES = {
  type: 'batch.unjudged',
  members: [],
  isOffered: false,
  text: 'El servidor no toma lotes',
} as const;

/** The batches of a server that takes none. */
export const refusing: PortActors['sendBatch'] = fromPromise(() =>
  Promise.reject(notOffered(contract.ventas.guardarLote)),
);

export const volumen = (ventaID: number, valor: number): ValueChange => ({
  kind: 'volumenTon',
  ventaID,
  valor,
  periodoID: 'BGT-2026',
  clienteProductoPeriodoID: 7,
});
/** An open page: its own outbox and network, on a device whose store outlives it. */
export function outboxPage(device = memoryStore(), usuario = 'ana', hasBatches = false) {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const facts: OutboxFact[] = [];
  const machine = outboxMachine.provide({
    actors: {
      changeStore: device.store,
      cellSave: cellSaveMachine.provide({ actors }),
      batch: batchMachine.provide({ actors: hasBatches ? actors : { sendBatch: refusing } }),
    },
  });
  const outbox = createActor(machine, { clock });
  outbox.on('*', (fact) => facts.push(fact));
  outbox.start();
  outbox.send({ type: 'session.started', nombreUsuario: usuario });
  // What it said earlier in the session.
  const text = 'El servidor no toma lotes';
  if (!hasBatches) outbox.send({ type: 'batch.unjudged', members: [], isOffered: false, text });
  facts.splice(
    hasBatches ? facts.length : facts.findIndex((fact) => 'text' in fact && fact.text === text),
    1,
  );
  const sends = calls.sendChange;
  return {
    outbox,
    clock,
    facts,
    sends,
    batches: calls.sendBatch,
    device,
    queue: (...changes: Change[]) => outbox.send({ type: 'changes.queued', changes }),
    inTurn: (...changes: Change[]) => outbox.send({ type: 'changes.queued', changes, origen: 'pegado' }),
    sent: () => sends.map(({ input }) => input.change),
    pending: () => pendingValues(outbox.getSnapshot().context.entries),
    failAll: async () => {
      for (const call of sends) await call.reject(failure(contract.ventas.guardarVolumen, 'network'));
    },
  };
}
