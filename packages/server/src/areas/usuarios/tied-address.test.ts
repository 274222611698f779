import { beforeEach, expect, it } from 'vitest';
import { auditoria } from '../../db/schema.ts';
import { addPeriod, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase("Changing the address of a salesperson's user", (open) => {
  const world = shareWorld(open);
  let admin: string;
  let anaID: number;
  const stored = { nombreUsuario: 'ana', email: 'ana@prueba.example', tipoUsuario: 'VENDEDOR' };
  const refusal = {
    status: 400,
    message: 'Es el email del vendedor ana Prueba: cámbielo en Vendedores, que cambia los dos',
  };

  beforeEach(async () => {
    const { db, signIn } = world();
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    admin = await signIn('admin', testKey);
    anaID = (await addSeller(db, 'ana')).usuarioID;
    await addPeriod(db, 'SOP01-2026');
  });

  const change = async (changes: object, usuarioID = anaID) => {
    const body = { ...stored, ...changes };
    return (await world().call('PUT', `/api/v1/usuarios/${usuarioID}`, { token: admin, body })).body;
  };
  /** Approves as a user: only who works as a salesperson may. */
  const approve = async (nombreUsuario: string) => {
    const token = await world().signIn(nombreUsuario, testKey);
    return (await world().call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token })).status;
  };

  it.each(['otra@prueba.example', 'bruno@prueba.example'])(
    'to %s is refused, and the budget stays with the user',
    async (email) => {
      const { db } = world();
      await addSeller(db, 'bruno');
      expect(await change({ email })).toEqual(refusal);
      expect(await db.$count(auditoria)).toBe(0);
      expect(await approve('ana')).toBe(200);
    },
  );

  it('to the same one in other letters, and of the name alone, is no move', async () => {
    expect(await change({ nombreUsuario: 'ana.maria', email: 'Ana@Prueba.example' })).toMatchObject({
      status: 200,
    });
    expect(await approve('ana.maria')).toBe(200);
  });

  it('is for one of several users with it, as long as another stays with the salesperson', async () => {
    const otra = { nombreUsuario: 'otra', email: stored.email };
    const otherID = await addUser(world().db, otra);
    expect(await change({ ...otra, email: 'otra@prueba.example' }, otherID)).toMatchObject({ status: 200 });
    expect([await approve('ana'), await approve('otra')]).toEqual([200, 400]);
    expect(await change({ email: 'otra@prueba.example' })).toEqual(refusal);
  });

  it('goes with becoming an administrator, who works as no salesperson', async () => {
    const moved = { email: 'otra@prueba.example', tipoUsuario: 'ADMINISTRADOR' };
    expect(await change(moved)).toMatchObject({ status: 200, data: moved });
  });

  it('is free for an administrator who has the same address', async () => {
    const jefa = { nombreUsuario: 'jefa', email: stored.email, tipoUsuario: 'ADMINISTRADOR' };
    const jefaID = await addUser(world().db, { ...jefa, tipoUsuario: 'ADMINISTRADOR' });
    expect(await change({ ...jefa, email: 'otra@prueba.example' }, jefaID)).toMatchObject({ status: 200 });
  });
});
