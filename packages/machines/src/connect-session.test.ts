import { contract, type Sesion } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { connectSession } from './connect-session.ts';
import type { Change } from './outbox/change.ts';
import { outboxMachine } from './outbox/outbox.machine.ts';
import { provided } from './provided.ts';
import { sessionMachine } from './session/session.machine.ts';
import { failure, fakeActors, last, memoryStore, ok } from './test/fakes.ts';

const sesionOf = (nombreUsuario: string): Sesion => ({
  nombreUsuario,
  tipoUsuario: 'VENDEDOR',
  token: `token of ${nombreUsuario}`,
});
const change: Change = {
  kind: 'precio',
  ventaID: 1,
  valor: 3,
  periodoID: 'BGT-2026',
  clienteProductoPeriodoID: 1,
};

async function working() {
  const { actors, calls } = fakeActors();
  const device = memoryStore();
  const clock = new SimulatedClock();
  const session = createActor(provided(sessionMachine, actors), { clock });
  const outbox = createActor(provided(outboxMachine, { ...actors, changeStore: device.store }), { clock });
  connectSession(session, outbox);
  outbox.start();
  session.start();
  const signIn = async (nombreUsuario: string) => {
    session.send({ type: 'credentials.submitted', nombreUsuario, clave: 'k' });
    await last(calls.login).resolve({ ...ok, data: sesionOf(nombreUsuario) });
    await last(calls.writeSession).resolve();
  };
  await last(calls.readSession).resolve(null);
  await last(calls.readEnd).resolve(null);
  await signIn('ana');
  outbox.send({ type: 'changes.queued', changes: [change] });
  await last(calls.sendChange).reject(failure(contract.ventas.guardarPrecio, 401));
  return { session, outbox, calls, device, signIn };
}

test('a 401 makes the session prove its token, and the save goes on when it is alive', async () => {
  const { calls, device } = await working();
  expect(calls.sendChange).toHaveLength(1);
  await last(calls.validarToken).resolve(ok);
  expect(calls.sendChange).toHaveLength(2);
  await last(calls.sendChange).resolve(ok);
  expect(device.keptOf('ana')).toEqual([]);
});

test("with a dead token the value waits for the same user's next sign-in", async () => {
  const { calls, signIn, session, device } = await working();
  await last(calls.validarToken).reject(failure(contract.sesion.validarToken, 401));
  await last(calls.noteEnd).resolve({ nombreUsuario: 'ana', place: null, kept: true });
  await last(calls.clearSession).resolve();
  await signIn('luis');
  expect(calls.sendChange).toHaveLength(1);
  session.send({ type: 'session.closed' });
  await last(calls.clearSession).resolve();
  await signIn('ana');
  expect(last(calls.sendChange).input).toEqual({ usuario: 'ana', change });
  await last(calls.sendChange).resolve(ok);
  expect(device.keptOf('ana')).toEqual([]);
});
