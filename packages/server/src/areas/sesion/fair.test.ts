import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import type { Db } from '../../db/connect.ts';
import { readSettings } from '../../settings.ts';
import { createCall } from '../../test/call.ts';
import { temporaryFolder } from '../../test/child-server.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { type OpenWorld, onEachDatabase, type World } from '../../test/world.ts';

const WRONG = {
  status: 401,
  message: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
};
const day = 24 * 60 * 60_000;
const office = '192.0.2.1';
const elsewhere = '198.51.100.7';

/** The server behind one proxy, which notes where each call comes from. */
const behindProxy =
  (open: OpenWorld): OpenWorld =>
  (options) =>
    open({ ...options, settings: { trustProxy: 1 } });

/** Users whose keys cost little: refusals matter here, what they wait is measured by `npm run bench -- signIns`. */
async function addPeople(db: Db, count: number): Promise<void> {
  await addUser(db, { nombreUsuario: 'persona0' });
  await db.execute(`
    insert into usuario (nombre_usuario, email, tipo_usuario, clave_hash)
      select 'persona' || i, 'persona' || i || '@prueba.example', tipo_usuario, clave_hash
      from usuario, generate_series(1, ${count - 1}) i where nombre_usuario = 'persona0'`);
}

function loginTo(
  { call }: Pick<World, 'call'>,
  nombreUsuario: string,
  { clave = testKey, from = office } = {},
) {
  const headers = { 'x-forwarded-for': from };
  return call('POST', '/api/v1/login', { body: { nombreUsuario, clave }, headers });
}

onEachDatabase('People who sign in', (open) => {
  const world = shareWorld(behindProxy(open));
  const login = (name: string, options: { clave?: string; from?: string } = {}) =>
    loginTo(world(), name, options);
  const guess = async (name: string, from: string, times: number) => {
    for (let one = 0; one < times; one += 1) await login(name, { clave: 'otra', from });
  };

  it('all get in at the first try, 200 at once behind one address', async () => {
    const { db } = world();
    await addPeople(db, 200);
    const names = Array.from({ length: 200 }, (_, index) => `persona${index}`);
    const answers = await Promise.all(names.map((name) => login(name)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('are not kept out by guesses at their name from elsewhere, nor at the names of others from the own office', async () => {
    const { db } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await addUser(db, { nombreUsuario: 'bruno' });
    await guess('ana', elsewhere, 12);
    expect((await login('ana', { from: elsewhere })).body).toEqual(WRONG);
    expect((await login('ana')).status).toBe(200);
    await guess('bruno', office, 12);
    expect((await login('bruno')).body).toEqual(WRONG);
    expect((await login('ana')).status).toBe(200);
    expect((await login('bruno', { from: elsewhere })).status).toBe(200);
  });

  it('get in where they have been lately, though the whole world guesses at their name and the server has been restarted', async () => {
    const { db, clock } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    expect((await login('ana')).status).toBe(200);
    const settings = readSettings({ DATA_DIR: temporaryFolder(), TRUST_PROXY: '1', LOG: 'silent' });
    const restarted = await createApp({ settings, db, now: clock.now });
    onTestFinished(() => restarted.close());
    const call = createCall(await restarted.listen({ port: 0 }));
    const siege = () =>
      Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          loginTo({ call }, 'ana', { clave: 'otra', from: `203.0.113.${index}` }),
        ),
      );
    clock.advance(29 * day);
    await siege();
    expect((await loginTo({ call }, 'ana', { from: elsewhere })).body).toEqual(WRONG);
    expect((await loginTo({ call }, 'ana')).status).toBe(200);
    clock.advance(31 * day);
    await siege();
    expect((await loginTo({ call }, 'ana')).body).toEqual(WRONG);
  });

  it('get in where they have been lately, also when somebody there tries a hundred names', async () => {
    const { db } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    expect((await login('ana')).status).toBe(200);
    await addPeople(db, 110);
    await Promise.all(Array.from({ length: 110 }, (_, index) => guess(`persona${index}`, office, 1)));
    expect((await login('ana')).status).toBe(200);
  });

  it('are counted by the address that the proxy saw, whatever they write before it', async () => {
    const { db } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    for (let one = 0; one < 12; one += 1) {
      await login('ana', { clave: 'otra', from: `10.0.0.${one}, ${elsewhere}` });
    }
    expect((await login('ana', { from: `10.0.0.99, ${elsewhere}` })).body).toEqual(WRONG);
    expect((await login('ana', { from: `${elsewhere}, 198.51.100.8` })).status).toBe(200);
  });
});
