import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditoria, usuario } from '../../db/schema.ts';
import { auditsIn } from '../../test/audits.ts';
import { addPeriod, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('Changing a user', (open) => {
  const world = shareWorld(open);
  let adminID: number;
  let admin: string;
  let anaID: number;
  let ana: string;
  const stored = {
    nombreUsuario: 'ana',
    email: 'ana@prueba.example',
    tipoUsuario: 'VENDEDOR',
    activo: true,
    bloqueado: false,
  };

  beforeEach(async () => {
    const { db, signIn } = world();
    adminID = await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    admin = await signIn('admin', testKey);
    anaID = await addUser(db, { nombreUsuario: 'ana' });
    ana = await signIn('ana', testKey);
  });

  const change = async (changes: object, usuarioID = anaID, token = admin) => {
    const body = { ...stored, ...changes };
    return (await world().call('PUT', `/api/v1/usuarios/${usuarioID}`, { token, body })).body;
  };
  const statusOf = async (token: string) =>
    (await world().call('GET', '/api/v1/divisiones', { token })).status;

  it('keeps what was changed, trimmed, and is on record with what stood before', async () => {
    const { db, clock } = world();
    const changed = {
      usuarioID: anaID,
      ...stored,
      nombreUsuario: 'Ana 🙂 <b>',
      email: 'otra@prueba.example',
    };
    const body = await change({ ...changed, nombreUsuario: ' Ana 🙂 <b> ' });
    expect(body).toEqual({
      status: 200,
      message: 'Usuario guardado correctamente',
      data: { ...changed, version: expect.any(String) },
    });
    expect(await auditsIn(db)).toEqual([
      {
        auditoriaID: expect.any(Number),
        usuarioID: adminID,
        cuando: clock.now(),
        accion: 'usuario.actualizado',
        antes: { usuarioID: anaID, ...stored },
        despues: changed,
      },
    ]);
  });

  it('leaves a flag as it is that is not sent', async () => {
    await change({ bloqueado: true, activo: false });
    const { data } = await change({ bloqueado: undefined, activo: undefined });
    expect(data).toMatchObject({ bloqueado: true, activo: false });
  });

  it('leaves the key alone, and leaves no record when it changes nothing', async () => {
    const { db, signIn } = world();
    expect((await change({})).status).toBe(200);
    expect(await db.$count(auditoria)).toBe(0);
    await expect(signIn('ana', testKey)).resolves.toHaveLength(43);
  });

  it.each([{ bloqueado: true }, { activo: false }, { tipoUsuario: 'ADMINISTRADOR' }])(
    'to %j ends the sessions at once, for good',
    async (changes) => {
      expect(await statusOf(ana)).toBe(200);
      expect((await change(changes)).status).toBe(200);
      expect(await statusOf(ana)).toBe(401);
      await change({});
      expect(await statusOf(ana)).toBe(401);
      expect(await statusOf(admin)).toBe(200);
    },
  );

  it("ends an administrator's own session when it demotes", async () => {
    await addUser(world().db, { nombreUsuario: 'otra', tipoUsuario: 'ADMINISTRADOR' });
    const own = { nombreUsuario: 'admin', email: 'admin@prueba.example' };
    expect((await change({ ...own, tipoUsuario: 'VENDEDOR' }, adminID)).status).toBe(200);
    expect(await statusOf(admin)).toBe(401);
  });

  it('to another name or address keeps the sessions, which go by the new ones from the next call on', async () => {
    const { db, call } = world();
    await addSeller(db, 'bruno');
    const approve = async () =>
      (await call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token: ana })).body;
    await addPeriod(db, 'SOP01-2026');
    expect((await approve()).message).toBe('Su usuario no está vinculado a ningún vendedor');
    await change({ email: 'BRUNO@prueba.example' });
    expect((await approve()).status).toBe(200);
    await change({ nombreUsuario: 'ana.maria' });
    expect((await approve()).message).toBe('Su usuario no está vinculado a ningún vendedor');
  });

  it('to another address makes a recovery key void that went to the old one', async () => {
    const { db } = world();
    const claveTemporalVence = new Date(world().clock.now().getTime() + 60_000);
    await db
      .update(usuario)
      .set({ claveTemporalHash: 'x', claveTemporalVence })
      .where(eq(usuario.usuarioID, anaID));
    const pending = async () =>
      (await db.select().from(usuario).where(eq(usuario.usuarioID, anaID)))[0]?.claveTemporalHash;
    await change({ nombreUsuario: 'ana.maria' });
    expect(await pending()).toBe('x');
    await change({ email: 'otra@prueba.example' });
    expect(await pending()).toBeNull();
  });

  it("is refused for another user's name, case and accents aside, and not for the own", async () => {
    expect(await change({ nombreUsuario: 'ÁDMIN' })).toEqual({
      status: 400,
      message: 'Ya existe un usuario con ese nombre',
    });
    expect(await change({ nombreUsuario: 'ÁNA' })).toMatchObject({ status: 200 });
  });

  it('is refused for an unknown user', async () => {
    expect(await change({}, 2_147_483_647)).toEqual({ status: 404, message: 'El usuario no existe' });
  });

  it.each([
    [{ nombreUsuario: ' ' }, 'El nombre de usuario es requerido'],
    [{ email: 'a@b' }, 'El formato del email no es válido'],
    [{ activo: 'sí' }, 'El campo activo debe ser verdadero o falso'],
  ])('with %j is refused: %s', async (wrong, message) => {
    expect(await change(wrong)).toEqual({ status: 400, message });
    expect(await world().db.$count(auditoria)).toBe(0);
  });

  it('is not for sellers, not even for their own user', async () => {
    expect(await change({ tipoUsuario: 'ADMINISTRADOR' }, anaID, ana)).toMatchObject({ status: 403 });
  });
});
