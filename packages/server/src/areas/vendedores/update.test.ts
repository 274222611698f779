import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditoria, division, pais, usuario } from '../../db/schema.ts';
import { auditsIn } from '../../test/audits.ts';
import { addPeriod, addSeller, addUser, type TestSeller, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('Changing a salesperson', (open) => {
  const world = shareWorld(open);
  let adminID: number;
  let admin: string;
  let ana: TestSeller;
  let paisID: number;

  beforeEach(async () => {
    const { db, signIn } = world();
    adminID = await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    admin = await signIn('admin', testKey);
    ana = await addSeller(db, 'ana');
    const [country] = await db.select().from(pais).where(eq(pais.nombre, 'Colombia'));
    paisID = country?.paisID ?? 0;
  });

  const stored = () => ({
    vendedorCodigo: 'V-ana',
    nombre: 'ana',
    apellido: 'Prueba',
    email: 'ANA@Prueba.Example',
    division: 'ACE',
    activo: true,
    paisID,
  });
  const change = async (changes: object, vendedorID = ana.vendedorID, token = admin) => {
    const body = { ...stored(), ...changes };
    return (await world().call('PUT', `/api/v1/vendedores/${vendedorID}`, { token, body })).body;
  };
  const emailOf = async (usuarioID: number) =>
    (await world().db.select().from(usuario).where(eq(usuario.usuarioID, usuarioID)))[0]?.email;
  /** Approves as a user: only who works as a salesperson may. */
  const approve = async (token: string) =>
    (await world().call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token })).status;
  const openPeriod = () => addPeriod(world().db, 'SOP01-2026');

  it('keeps what was changed, trimmed, and is on record with what stood before', async () => {
    const { db, clock } = world();
    await db.insert(division).values({ divisionID: 'ALU', nombre: 'Aluminio' });
    const [peru] = await db.select().from(pais).where(eq(pais.nombre, 'Perú'));
    const vendedorID = ana.vendedorID;
    const changed = {
      ...stored(),
      vendedorID,
      vendedorCodigo: 'V-2',
      nombre: `Ana "🙂" O'Neill`,
      apellido: '<b>Ñ</b>',
      division: 'ALU',
      paisID: peru?.paisID,
      activo: false,
    };
    expect(await change({ ...changed, apellido: ' <b>Ñ</b> ' })).toEqual({
      status: 200,
      message: 'Vendedor guardado correctamente',
      data: { ...changed, nombreDivision: 'Aluminio', nombrePais: 'Perú', version: expect.any(String) },
    });
    expect(await auditsIn(db)).toEqual([
      {
        auditoriaID: expect.any(Number),
        usuarioID: adminID,
        cuando: clock.now(),
        accion: 'vendedor.actualizado',
        antes: { ...stored(), vendedorID, nombreDivision: 'División ACE', nombrePais: 'Colombia' },
        despues: { ...changed, nombreDivision: 'Aluminio', nombrePais: 'Perú' },
      },
    ]);
  });

  it('to inactive takes the access of the tied user along when that is asked for, and says so', async () => {
    const { call, db, signIn } = world();
    const listed = async () => {
      const { body } = await call('GET', '/api/v1/vendedores/listar-vendedores', { token: admin });
      return (body.data as { activo: boolean; usuariosActivos: string[] }[])[0];
    };
    const signsIn = async () =>
      (await call('POST', '/api/v1/login', { body: { nombreUsuario: 'ana', clave: testKey } })).status;
    const token = await signIn('ana', testKey);
    expect(await listed()).toMatchObject({ activo: true, usuariosActivos: ['ana'] });
    expect(await change({ activo: true, desactivarUsuario: true })).toMatchObject({ status: 200 });
    expect(await change({ activo: false })).toMatchObject({ message: 'Vendedor guardado correctamente' });
    expect(await signsIn()).toBe(200);

    expect(await change({ activo: false, desactivarUsuario: true })).toMatchObject({
      status: 200,
      message: 'Vendedor guardado correctamente. Se desactivó el usuario ana',
    });
    expect(await listed()).toMatchObject({ activo: false, usuariosActivos: [] });
    expect((await call('GET', '/api/v1/divisiones', { token })).status).toBe(401);
    expect(await signsIn()).toBe(401);
    expect(
      await db.select().from(auditoria).where(eq(auditoria.accion, 'usuario.actualizado')),
    ).toMatchObject([
      { usuarioID: adminID, antes: { activo: true }, despues: { usuarioID: ana.usuarioID, activo: false } },
    ]);
    await addUser(db, { nombreUsuario: 'otra' });
    const { body } = await call('GET', '/api/v1/vendedores/listar-vendedores', {
      token: await signIn('otra', testKey),
    });
    expect((body.data as object[])[0]).not.toHaveProperty('usuariosActivos');
  });

  it('leaves no record when it changes nothing', async () => {
    expect((await change({})).status).toBe(200);
    expect(await world().db.$count(auditoria)).toBe(0);
  });

  it('to another address takes the user along, who keeps working without signing in again', async () => {
    const { db, signIn } = world();
    await openPeriod();
    const token = await signIn('ana', testKey);
    expect(await approve(token)).toBe(200);
    await db.delete(auditoria);
    expect((await change({ email: 'ana.nueva@prueba.example' })).status).toBe(200);
    expect(await emailOf(ana.usuarioID)).toBe('ana.nueva@prueba.example');
    expect(await approve(token)).toBe(200);
    const audits = await auditsIn(db);
    expect(audits).toMatchObject([
      { accion: 'vendedor.actualizado', antes: { email: 'ANA@Prueba.Example' } },
      {
        usuarioID: adminID,
        accion: 'usuario.actualizado',
        antes: { usuarioID: ana.usuarioID, email: 'ana@prueba.example' },
        despues: { usuarioID: ana.usuarioID, email: 'ana.nueva@prueba.example' },
      },
      { accion: 'presupuesto.aprobado' },
    ]);
  });

  it('to the address of another VENDEDOR user hands the work over, from the next call on', async () => {
    const { db, signIn } = world();
    await openPeriod();
    const otherID = await addUser(db, { nombreUsuario: 'otra' });
    const [former, next] = [await signIn('ana', testKey), await signIn('otra', testKey)];
    expect([await approve(former), await approve(next)]).toEqual([200, 400]);
    await change({ email: 'OTRA@prueba.example' });
    expect([await approve(former), await approve(next)]).toEqual([400, 200]);
    expect([await emailOf(ana.usuarioID), await emailOf(otherID)]).toEqual([
      'ana@prueba.example',
      'otra@prueba.example',
    ]);
  });

  it('takes no administrator along who has the same address', async () => {
    const otherID = await addUser(world().db, {
      nombreUsuario: 'jefa',
      email: 'ana@prueba.example',
      tipoUsuario: 'ADMINISTRADOR',
    });
    await change({ email: 'ana.nueva@prueba.example' });
    expect(await emailOf(otherID)).toBe('ana@prueba.example');
  });

  it('to inactive leaves access and work to the user', async () => {
    await openPeriod();
    const token = await world().signIn('ana', testKey);
    expect((await change({ activo: false })).data).toMatchObject({ activo: false });
    expect((await change({ activo: undefined })).data).toMatchObject({ activo: false });
    expect(await approve(token)).toBe(200);
    await expect(world().signIn('ana', testKey)).resolves.toHaveLength(43);
  });

  it.each([
    [{ vendedorCodigo: 'v-BRÚNO' }, 'Ya existe un vendedor con ese código'],
    [{ email: 'Bruno@prueba.example' }, 'Ya existe un vendedor con ese email'],
    [{ division: 'NADA' }, 'La división no existe'],
    [{ paisID: 2_147_483_647 }, 'El país no existe'],
    [{ nombre: '  ' }, 'El nombre del vendedor es requerido'],
    [{ email: 'ana' }, 'El formato del email no es válido'],
  ])('with %j is refused and changes nothing: %s', async (wrong, message) => {
    const { db } = world();
    await addSeller(db, 'bruno');
    expect(await change({ nombre: 'Otra', ...wrong })).toEqual({ status: 400, message });
    expect(await db.$count(auditoria)).toBe(0);
    expect(await emailOf(ana.usuarioID)).toBe('ana@prueba.example');
  });

  it('is refused for an unknown salesperson', async () => {
    expect(await change({}, 2_147_483_647)).toEqual({ status: 404, message: 'El vendedor no existe' });
  });

  it('is not for sellers, not even for the own row', async () => {
    const token = await world().signIn('ana', testKey);
    expect(await change({}, ana.vendedorID, token)).toMatchObject({ status: 403 });
  });
});
