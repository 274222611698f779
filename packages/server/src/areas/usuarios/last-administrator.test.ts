import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, usuario } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const LAST = {
  status: 400,
  message: 'Es el último administrador activo: no se puede bloquear, desactivar ni cambiar de tipo',
};
const losses = [{ bloqueado: true }, { activo: false }, { tipoUsuario: 'VENDEDOR' }];

onEachDatabase('The last active administrator', (open) => {
  const world = shareWorld(open);

  async function addAdministrator(nombreUsuario: string, state: Partial<typeof usuario.$inferInsert> = {}) {
    const usuarioID = await addUser(world().db, { nombreUsuario, tipoUsuario: 'ADMINISTRADOR', ...state });
    return { usuarioID, nombreUsuario };
  }
  type Administrator = Awaited<ReturnType<typeof addAdministrator>>;

  const take = async (token: string, { usuarioID, nombreUsuario }: Administrator, loss: object) => {
    const body = { nombreUsuario, email: 'a@prueba.example', tipoUsuario: 'ADMINISTRADOR', ...loss };
    return (await world().call('PUT', `/api/v1/usuarios/${usuarioID}`, { token, body })).body;
  };
  const left = () =>
    world().db.$count(
      usuario,
      and(eq(usuario.tipoUsuario, 'ADMINISTRADOR'), eq(usuario.activo, true), eq(usuario.bloqueado, false)),
    );

  it.each(losses)('stays when asked for %j, and keeps the session', async (loss) => {
    const only = await addAdministrator('admin');
    await addAdministrator('inactiva', { activo: false });
    await addAdministrator('bloqueada', { bloqueado: true });
    await addUser(world().db, { nombreUsuario: 'ana' });
    const token = await world().signIn('admin', testKey);
    expect(await take(token, only, loss)).toEqual(LAST);
    expect(await left()).toBe(1);
    expect(await world().db.$count(auditoria)).toBe(0);
    expect((await world().call('GET', '/api/v1/usuarios/listar-usuarios', { token })).status).toBe(200);
  });

  it.each(losses)('may go (%j) once there is another', async (loss) => {
    const one = await addAdministrator('admin');
    await addAdministrator('otra');
    expect(await take(await world().signIn('otra', testKey), one, loss)).toMatchObject({ status: 200 });
    expect(await left()).toBe(1);
  });

  it('may change name and address', async () => {
    const only = await addAdministrator('admin');
    const token = await world().signIn('admin', testKey);
    expect(await take(token, { ...only, nombreUsuario: 'jefa' }, {})).toMatchObject({ status: 200 });
  });

  it('stays when two administrators take each other away at the same time', async () => {
    const { db, signIn } = world();
    const [one, two] = [await addAdministrator('una'), await addAdministrator('dos')];
    for (const loss of [...losses, ...losses]) {
      await db.update(usuario).set({ tipoUsuario: 'ADMINISTRADOR', activo: true, bloqueado: false });
      const tokens = [await signIn('una', testKey), await signIn('dos', testKey)] as const;
      const answers = await Promise.all([take(tokens[0], two, loss), take(tokens[1], one, loss)]);
      expect(await left()).toBe(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    }
  });

  it('stays when six take each other away in a ring at the same time, and nobody waits for ever', async () => {
    const all: Administrator[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) all.push(await addAdministrator(name));
    const tokens = await Promise.all(all.map(({ nombreUsuario }) => world().signIn(nombreUsuario, testKey)));
    const answers = await Promise.all(
      tokens.map((token, at) =>
        take(token, all[(at + 1) % all.length] ?? { usuarioID: 0, nombreUsuario: '' }, { activo: false }),
      ),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await left()).toBeGreaterThanOrEqual(1);
  });
});
