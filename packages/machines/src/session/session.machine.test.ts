import { contract, type Sesion } from '@presupuesto/api-sdk/contract';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { provided } from '../provided.ts';
import { failure, fakeActors, last, ok } from '../test/fakes.ts';
import { walk } from '../test/walk.ts';
import { mayEnter } from './access.ts';
import { sessionMachine } from './session.machine.ts';
import type { SessionEnd, SessionFact } from './session.types.ts';

const { login, validarToken } = contract.sesion;
const ana: Sesion = { nombreUsuario: 'ana', tipoUsuario: 'VENDEDOR', token: 't1' };

const end: SessionEnd = { nombreUsuario: 'ana', place: '/presupuestos?par=7', kept: true };

async function started(stored: Sesion | null, ended: SessionEnd | null = null) {
  const { actors, calls } = fakeActors();
  const clock = new SimulatedClock();
  const facts: SessionFact[] = [];
  const session = createActor(provided(sessionMachine, actors), { clock });
  session.on('*', (fact) => facts.push(fact));
  session.start();
  await last(calls.readSession).resolve(stored);
  await last(calls.readEnd).resolve(ended);
  return { session, calls, clock, facts, is: (tag: SessionFactTag) => session.getSnapshot().hasTag(tag) };
}
type SessionFactTag = 'starting' | 'offline' | 'signedOut' | 'mustChangeKey' | 'signedIn' | 'busy';

async function signedIn() {
  const world = await started(ana);
  await last(world.calls.validarToken).resolve(ok);
  return world;
}

describe('starting', () => {
  test('without a stored session the user signs in', async () => {
    const { is } = await started(null);
    expect(is('signedOut')).toBe(true);
  });

  test('a stored token is validated before anything is shown', async () => {
    const { is, calls, facts } = await started(ana);
    expect(is('starting')).toBe(true);
    expect(last(calls.validarToken).input).toEqual({ body: { token: 't1' } });
    await last(calls.validarToken).resolve(ok);
    expect(is('signedIn')).toBe(true);
    expect(facts).toEqual([{ type: 'session.started', nombreUsuario: 'ana' }]);
  });

  test('a dead token is removed and the user signs in', async () => {
    const { is, calls, session } = await started(ana);
    await last(calls.validarToken).reject(failure(validarToken, 401));
    await last(calls.noteEnd).resolve(end);
    await last(calls.clearSession).resolve();
    expect(is('signedOut')).toBe(true);
    expect(session.getSnapshot().context.sesion).toBeNull();
  });

  test('no answer keeps the session: it says so, and validates again by itself', async () => {
    const { is, calls, session, clock } = await started(ana);
    await last(calls.validarToken).reject(failure(validarToken, 'network'));
    await last(calls.hasKeptWork).resolve(false);
    expect(is('offline')).toBe(true);
    expect(session.getSnapshot().context.problem).toBe(login.errors.other);
    expect(calls.clearSession).toHaveLength(0);
    clock.increment(5_000);
    await last(calls.validarToken).reject(failure(validarToken, 503));
    expect(session.getSnapshot().context.problem).toBe(login.errors['5xx']);
    session.send({ type: 'network.returned' });
    await last(calls.validarToken).resolve(ok);
    expect(is('signedIn')).toBe(true);
    expect(session.getSnapshot().context.problem).toBeNull();
  });
});

describe('starting without a network', () => {
  async function silent(stored: Sesion = ana) {
    const world = await started(stored);
    await last(world.calls.validarToken).reject(failure(validarToken, 'network'));
    return world;
  }

  test('a user whose work this device keeps goes on with it, and the token is proved when it can be', async () => {
    const { is, calls, facts, session } = await silent();
    expect(last(calls.hasKeptWork).input).toEqual({ nombreUsuario: 'ana' });
    expect(is('signedIn')).toBe(false);
    await last(calls.hasKeptWork).resolve(true);
    expect(is('signedIn')).toBe(true);
    expect(session.getSnapshot().context.problem).toBeNull();
    expect(facts).toEqual([{ type: 'session.started', nombreUsuario: 'ana' }]);
    session.send({ type: 'network.returned' });
    await last(calls.validarToken).resolve(ok);
    expect(facts.at(-1)).toEqual({ type: 'session.confirmed' });
  });

  test('a question that is never answered is given up in the same way', async () => {
    const { is, calls, clock } = await started(ana);
    clock.increment(20_000);
    expect(last(calls.validarToken).isCancelled()).toBe(true);
    await last(calls.hasKeptWork).resolve(true);
    expect(is('signedIn')).toBe(true);
  });

  test('a token that has died meanwhile ends the session', async () => {
    const { is, calls, session } = await silent();
    await last(calls.hasKeptWork).resolve(true);
    session.send({ type: 'network.returned' });
    await last(calls.validarToken).reject(failure(validarToken, 401));
    await last(calls.noteEnd).resolve(end);
    await last(calls.clearSession).resolve();
    expect(is('signedOut')).toBe(true);
  });

  test('a server that fails is no missing network: nothing is shown unproved', async () => {
    const { is, calls } = await started(ana);
    await last(calls.validarToken).reject(failure(validarToken, 503));
    expect(calls.hasKeptWork).toHaveLength(0);
    expect(is('offline')).toBe(true);
  });

  test('nor does a key that must be changed let anybody in', async () => {
    const { is, calls } = await silent({ ...ana, debeCambiarClave: true });
    expect(calls.hasKeptWork).toHaveLength(0);
    expect(is('offline')).toBe(true);
  });

  test('a device that cannot look waits for the network', async () => {
    const { is, calls } = await silent();
    await last(calls.hasKeptWork).reject(new Error('denied'));
    expect(is('offline')).toBe(true);
  });
});

describe('signing in', () => {
  const credentials = { type: 'credentials.submitted', nombreUsuario: ' ana ', clave: 'k' } as const;

  test('asks for both fields before it calls', async () => {
    const { session, calls } = await started(null);
    session.send({ ...credentials, clave: '' });
    expect(session.getSnapshot().context.problem).toBe('Por favor, complete todos los campos requeridos.');
    expect(calls.login).toHaveLength(0);
  });

  test('keeps the session and lets the user in', async () => {
    const { session, calls, is, facts } = await started(null);
    session.send(credentials);
    expect(is('busy')).toBe(true);
    expect(last(calls.login).input).toEqual({ body: { nombreUsuario: 'ana', clave: 'k' } });
    await last(calls.login).resolve({ ...ok, data: ana });
    expect(last(calls.writeSession).input).toEqual(ana);
    await last(calls.writeSession).resolve();
    expect(is('signedIn')).toBe(true);
    expect(facts).toEqual([{ type: 'session.started', nombreUsuario: 'ana' }]);
  });

  test.each([
    [401, 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.'],
    [502, 'Error del servidor. Por favor, intente más tarde.'],
    ['network' as const, 'Error de conexión. Por favor, verifica tu conexión a internet.'],
  ])('shows the text for %s', async (cause, text) => {
    const { session, calls, is } = await started(null);
    session.send(credentials);
    await last(calls.login).reject(failure(login, cause));
    expect(session.getSnapshot().context.problem).toBe(text);
    expect(is('signedOut')).toBe(true);
  });

  test('a 400 answer shows the invalid-data text', async () => {
    const { session, calls } = await started(null);
    session.send(credentials);
    await last(calls.login).resolve({ status: 400, message: 'x' });
    expect(session.getSnapshot().context.problem).toBe(login.errors[400]);
  });

  test.each([
    ['without a session in it', { status: 200, message: '' }],
    ['that says something else', { status: 204, message: '' }],
  ])('an answer %s is unexpected, and no matter of the connection', async (_, answer) => {
    const { session, calls, is } = await started(null);
    session.send(credentials);
    await last(calls.login).resolve(answer);
    expect(session.getSnapshot().context.problem).toBe('Error inesperado. Por favor, intente nuevamente.');
    expect(is('signedOut')).toBe(true);
  });

  test('a key that must be changed keeps the user from working until it is', async () => {
    const { session, calls, is, facts } = await started(null);
    session.send(credentials);
    await last(calls.login).resolve({ ...ok, data: { ...ana, debeCambiarClave: true } });
    await last(calls.writeSession).resolve();
    expect(is('mustChangeKey')).toBe(true);
    expect(facts).toEqual([]);
    session.send({ type: 'key.changed' });
    expect(last(calls.writeSession).input.debeCambiarClave).toBe(false);
    await last(calls.writeSession).resolve();
    expect(is('signedIn')).toBe(true);
  });
});

describe('working', () => {
  test('after a 401 a live token lets the user go on', async () => {
    const { session, calls, is, facts } = await signedIn();
    session.send({ type: 'session.rejected' });
    expect(is('signedIn')).toBe(true);
    await last(calls.validarToken).resolve(ok);
    expect(facts.at(-1)).toEqual({ type: 'session.confirmed' });
    expect(calls.clearSession).toHaveLength(0);
  });

  test('after a 401 a dead token ends the session', async () => {
    const { session, calls, is, facts } = await signedIn();
    session.send({ type: 'session.rejected' });
    await last(calls.validarToken).resolve({ status: 400, message: '' });
    // What is being typed is kept before anything else closes.
    expect(facts.at(-1)).toEqual({ type: 'session.ending' });
    await last(calls.noteEnd).resolve(end);
    expect(facts.at(-1)).toEqual({ type: 'session.ended' });
    expect(last(calls.clearSession).input).toEqual({ token: 't1' });
    await last(calls.clearSession).resolve();
    expect(is('signedOut')).toBe(true);
  });

  test('after a 401 no answer ends nothing: it asks again', async () => {
    const { session, calls, clock, is } = await signedIn();
    session.send({ type: 'session.rejected' });
    await last(calls.validarToken).reject(failure(validarToken, 'network'));
    expect(is('signedIn')).toBe(true);
    clock.increment(5_000);
    expect(calls.validarToken).toHaveLength(3);
  });

  test('after a 401 a token whose validation hangs is validated anew, and ends the session where it is dead', async () => {
    const { session, calls, clock, is } = await signedIn();
    session.send({ type: 'session.rejected' });
    clock.increment(20_000);
    expect(is('signedIn')).toBe(true);
    clock.increment(5_000);
    expect(calls.validarToken).toHaveLength(3);
    await last(calls.validarToken).reject(failure(validarToken, 401));
    await last(calls.noteEnd).resolve(end);
    await last(calls.clearSession).resolve();
    expect(is('signedOut')).toBe(true);
  });

  test('signing out clears the store at once, leaves the token to be revoked, and waits for no server', async () => {
    const { session, calls, is, facts } = await signedIn();
    session.send({ type: 'session.closed' });
    expect(last(calls.clearSession).input).toEqual({ token: null });
    expect(facts.slice(1)).toEqual([
      { type: 'session.ending' },
      { type: 'token.left', token: 't1' },
      { type: 'session.closed', token: 't1' },
      { type: 'session.ended' },
    ]);
    await last(calls.clearSession).reject(new Error('storage is blocked'));
    expect(is('signedOut')).toBe(true);
    const { sesion, ended } = session.getSnapshot().context;
    expect([sesion, ended]).toEqual([null, null]);
  });

  test.each([
    ['with the same token', 't1', []],
    ['with another one, which is left to be revoked', 't2', [{ type: 'token.left', token: 't1' }]],
  ])('signing out in another tab %s ends this one without asking the server', async (_, token, left) => {
    const { session, calls, facts, is } = await signedIn();
    session.send({ type: 'session.closedElsewhere', token });
    expect(facts.slice(1)).toEqual([...left, { type: 'session.ending' }]);
    expect(calls.validarToken).toHaveLength(1);
    await last(calls.noteEnd).resolve(end);
    await last(calls.clearSession).resolve();
    expect(is('signedOut')).toBe(true);
    expect(session.getSnapshot().context.ended).toEqual(end);
  });
});

describe('after a session that ended', () => {
  const signInAs = async ({ session, calls }: Awaited<ReturnType<typeof started>>, sesion: Sesion) => {
    session.send({ type: 'credentials.submitted', nombreUsuario: sesion.nombreUsuario, clave: 'k' });
    await last(calls.login).resolve({ ...ok, data: sesion });
    await last(calls.writeSession).resolve();
    return session.getSnapshot().context;
  };

  test('the same user goes on at the same place, also when the page was loaded again meanwhile', async () => {
    const world = await started(null, end);
    expect(world.session.getSnapshot().context.ended).toEqual(end);
    const { ended, place } = await signInAs(world, ana);
    expect([ended, place]).toEqual([null, '/presupuestos?par=7']);
  });

  test('another user begins at the usual place', async () => {
    const { ended, place } = await signInAs(await started(null, end), { ...ana, nombreUsuario: 'luis' });
    expect([ended, place]).toEqual([null, null]);
  });

  test('a key that must be changed first comes between', async () => {
    const world = await started(null, end);
    await signInAs(world, { ...ana, debeCambiarClave: true });
    world.session.send({ type: 'key.changed' });
    await last(world.calls.writeSession).resolve();
    expect(world.session.getSnapshot().context.place).toBe('/presupuestos?par=7');
  });
});

test('a user who has another name by now goes on under that one, also after a reload', async () => {
  const { session, calls, facts, is } = await signedIn();
  const { length } = facts;
  session.send({ type: 'name.changed', nombreUsuario: 'ana.paz' });
  expect(session.getSnapshot().context.sesion).toEqual({ ...ana, nombreUsuario: 'ana.paz' });
  expect(last(calls.writeSession).input).toEqual({ ...ana, nombreUsuario: 'ana.paz' });
  await last(calls.writeSession).reject(new Error('The device is full'));
  expect([is('signedIn'), facts.length]).toEqual([true, length]);
});

test('every state is reached and left', () => {
  const events = [
    { type: 'credentials.submitted', nombreUsuario: 'ana', clave: 'k' },
    { type: 'key.changed' },
    { type: 'name.changed', nombreUsuario: 'ana' },
    { type: 'session.rejected' },
    { type: 'session.closed' },
    { type: 'session.closedElsewhere', token: 't2' },
    { type: 'network.returned' },
    { type: 'retry.requested' },
  ];
  const result = walk(sessionMachine, {
    events,
    outputs: {
      readSession: [null, ana],
      validarToken: [ok],
      login: [
        { ...ok, data: ana },
        { ...ok, data: { ...ana, debeCambiarClave: true } },
      ],
      writeSession: [undefined],
      clearSession: [undefined],
      readEnd: [null],
      noteEnd: [end],
      hasKeptWork: [true, false],
    },
    errors: [failure(validarToken, 401), failure(validarToken, 'network')],
    key: ({ context }) => context.sesion,
  });
  expect(result).toEqual({ unreached: [], stuck: [] });
});

test('a screen is open to everyone signed in or to the user types it names', () => {
  expect(mayEnter(null, 'public')).toBe(true);
  expect(mayEnter(null, 'signedIn')).toBe(false);
  expect(mayEnter(ana, 'signedIn')).toBe(true);
  expect(mayEnter(ana, ['VENDEDOR'])).toBe(true);
  expect(mayEnter(ana, ['ADMINISTRADOR'])).toBe(false);
});
