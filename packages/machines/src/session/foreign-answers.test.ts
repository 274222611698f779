import { contract, type Sesion } from '@presupuesto/api-sdk/contract';
import { expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provided } from '../provided.ts';
import { fakeActors, foreign, last, ok } from '../test/fakes.ts';
import { sessionMachine } from './session.machine.ts';

const { login, validarToken } = contract.sesion;
const ana: Sesion = { nombreUsuario: 'ana', tipoUsuario: 'VENDEDOR', token: 't1' };

async function started() {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const session = createActor(provided(sessionMachine, actors), { clock }).start();
  await last(calls.readSession).resolve(ana);
  await last(calls.readEnd).resolve(null);
  return { session, calls, clock };
}

test.each([200, 401, 403, 404, 502])(
  "a proxy's page with status %s neither opens a session nor ends it",
  async (status) => {
    const { session, calls, clock } = await started();
    await last(calls.validarToken).reject(foreign(validarToken, status));
    expect(session.getSnapshot().hasTag('offline')).toBe(true);
    expect(session.getSnapshot().context.problem).toBe(
      status < 500 ? login.errors.other : login.errors['5xx'],
    );
    expect(calls.clearSession).toHaveLength(0);
    clock.increment(5_000);
    await last(calls.validarToken).resolve(ok);
    expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
  },
);

test("a proxy's 401 does not end the session of somebody who works", async () => {
  const { session, calls } = await started();
  await last(calls.validarToken).resolve(ok);
  session.send({ type: 'session.rejected' });
  await last(calls.validarToken).reject(foreign(validarToken, 401));
  expect(session.getSnapshot().hasTag('signedIn')).toBe(true);
  expect(calls.clearSession).toHaveLength(0);
});
