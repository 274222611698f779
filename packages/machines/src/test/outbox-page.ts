import { contract } from '@presupuesto/api-sdk/contract';
import { createActor, SimulatedClock } from 'xstate';
import { cellSaveMachine } from '../budget/cell/cell-save.machine.ts';
import type { Change, ValueChange } from '../outbox/change.ts';
import { pendingValues } from '../outbox/entries.ts';
import { outboxMachine } from '../outbox/outbox.machine.ts';
import type { OutboxFact } from '../outbox/outbox.types.ts';
import { failure, fakeActors, memoryStore } from './fakes.ts';

export const volumen = (ventaID: number, valor: number): ValueChange => ({
  kind: 'volumenTon',
  ventaID,
  valor,
  periodoID: 'BGT-2026',
  clienteProductoPeriodoID: 7,
});
/** An open page: its own outbox and network, on a device whose store outlives it. */
export function outboxPage(device = memoryStore(), usuario = 'ana') {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const facts: OutboxFact[] = [];
  const machine = outboxMachine.provide({
    actors: { changeStore: device.store, cellSave: cellSaveMachine.provide({ actors }) },
  });
  const outbox = createActor(machine, { clock });
  outbox.on('*', (fact) => facts.push(fact));
  outbox.start();
  outbox.send({ type: 'session.started', nombreUsuario: usuario });
  const sends = calls.sendChange;
  return {
    outbox,
    clock,
    facts,
    sends,
    device,
    queue: (...changes: Change[]) => outbox.send({ type: 'changes.queued', changes }),
    inTurn: (...changes: Change[]) => outbox.send({ type: 'changes.queued', changes, inTurn: true }),
    sent: () => sends.map(({ input }) => input.change),
    pending: () => pendingValues(outbox.getSnapshot().context.entries),
    failAll: async () => {
      for (const call of sends) await call.reject(failure(contract.ventas.guardarVolumen, 'network'));
    },
  };
}
