import { describe, expect, inject, it } from 'vitest';
import { auditsIn } from './test/audits.ts';
import { createCall, signInWith } from './test/call.ts';
import { startChild } from './test/child-server.ts';
import { type ClosedDatabase, closedDatabase, inside } from './test/closed-database.ts';
import { addUser, testKey } from './test/company.ts';

/** What the program says, and how it ends. */
async function reset(place: Record<string, string>, ...args: string[]) {
  const { ended, output } = startChild(place, 'reset-key.js', ...args);
  return { ended: await ended, output: output() };
}

async function startServer(place: ClosedDatabase) {
  const server = startChild({ ...place, PORT: '0', LOG: 'silent' });
  const call = createCall(await server.ready);
  const statusOf = async (token: string) => (await call('GET', '/api/v1/divisiones', { token })).status;
  return { server, call, statusOf, signIn: signInWith(call) };
}

const { postgres } = inject('templates');

describe.each(['pglite', 'postgres'] as const)('Resetting a lost key (%s)', (way) => {
  const prepare = async () => {
    const place = await closedDatabase(way, 'reset_key');
    const usuarioID = await inside(place, (db) =>
      addUser(db, { nombreUsuario: 'Inés', tipoUsuario: 'ADMINISTRADOR', email: 'ines@presupuesto.invalid' }),
    );
    return { place, usuarioID };
  };

  it.skipIf(way === 'postgres' && postgres === undefined)(
    'lets the only administrator in again with a key to be changed, ends the old sessions, and is on record without the key',
    async () => {
      const { place, usuarioID } = await prepare();
      const before = await startServer(place);
      const session = await before.signIn('Inés', testKey);
      expect(await before.statusOf(session)).toBe(200);
      before.server.child.kill('SIGTERM');
      await before.server.ended;

      const { ended, output } = await reset(place, 'ines');
      expect(ended).toBe(0);
      const [, clave = ''] = /^usuario Inés, clave (\S{12})\nSirve durante 72 horas .+\n$/.exec(output) ?? [];

      const after = await startServer(place);
      expect(await after.statusOf(session)).toBe(401);
      await expect(after.signIn('Inés', testKey)).rejects.toThrow('401');
      const { body } = await after.call('POST', '/api/v1/login', { body: { nombreUsuario: 'Inés', clave } });
      expect(body).toMatchObject({ status: 200, data: { debeCambiarClave: true } });
      after.server.child.kill('SIGTERM');
      await after.server.ended;

      const audits = await inside(place, auditsIn);
      expect(audits).toMatchObject([
        { usuarioID: null, accion: 'clave.restablecida', despues: { usuarioID, debeCambiarClave: true } },
      ]);
      expect(JSON.stringify(audits)).not.toContain(clave);
    },
  );
});

it.skipIf(postgres === undefined)(
  'Resetting a lost key ends the sessions of a server that runs on',
  async () => {
    const place = await closedDatabase('postgres', 'reset_key_running');
    await inside(place, (db) => addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' }));
    const { signIn, call } = await startServer(place);
    const token = await signIn('admin', testKey);
    expect(await reset(place, 'admin')).toMatchObject({ ended: 0 });
    // What writes looks the session up at once; what reads, after a second.
    const { status } = await call('POST', '/api/v1/divisiones', {
      token,
      body: { divisionID: 'ACE', nombre: 'Aceros' },
    });
    expect(status).toBe(401);
  },
);

it('Resetting a lost key refuses who is nobody, naming the administrators, and who could not sign in with any key', async () => {
  const place = await closedDatabase('pglite', 'reset_key');
  await inside(place, async (db) => {
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    await addUser(db, { nombreUsuario: 'antigua', tipoUsuario: 'ADMINISTRADOR', activo: false });
    await addUser(db, { nombreUsuario: 'bruno', bloqueado: true });
  });
  expect(await reset(place, 'nadie')).toEqual({
    ended: 1,
    output: 'No hay ningún usuario «nadie». Administradores: admin.\n',
  });
  for (const name of ['bruno', 'antigua']) {
    expect(await reset(place, name)).toEqual({
      ended: 1,
      output: `«${name}» está bloqueado o inactivo y no entraría con ninguna clave.\n`,
    });
  }
  expect(await inside(place, auditsIn)).toEqual([]);
});

it.each([[], [''], ['ana', 'bruno'], ['--todos']])(
  'Resetting a lost key says how it is used: %j',
  async (...args) => {
    const output = 'Uso: node reset-key.js usuario\n';
    expect(await reset({ DATA_DIR: '/nowhere' }, ...args)).toEqual({ ended: 2, output });
  },
);
