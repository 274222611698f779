import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { auditoria, division, pais, usuario, vendedor } from '../../db/schema.ts';
import { auditsIn } from '../../test/audits.ts';
import { addPeriod, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('Creating a salesperson', (open) => {
  const world = shareWorld(open);
  let adminID: number;
  let token: string;
  let paisID: number;

  beforeEach(async () => {
    const { db, signIn } = world();
    adminID = await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    token = await signIn('admin', testKey);
    await db.insert(division).values({ divisionID: 'ACE', nombre: 'Acero' });
    const [country] = await db.select().from(pais).where(eq(pais.nombre, 'Perú'));
    paisID = country?.paisID ?? 0;
  });

  const ana = () => ({
    vendedorCodigo: 'V-1',
    nombre: 'Ana',
    apellido: 'Pérez',
    email: 'ana.perez@prueba.example',
    division: 'ACE',
    activo: true,
    paisID,
  });
  const create = async (changes: object = {}, as = token) => {
    const body = { ...ana(), ...changes };
    return (await world().call('POST', '/api/v1/vendedores/crear-con-usuario', { token: as, body })).body;
  };
  const users = async () =>
    (await world().db.select().from(usuario).orderBy(asc(usuario.usuarioID))).slice(1);

  it('makes a user named after the address, who signs in with the mailed key and works as that salesperson', async () => {
    const { db, call, mails } = world();
    const body = await create({ nombre: ' Ana ', email: ' ana.perez@prueba.example ' });
    expect(body).toEqual({
      status: 200,
      message:
        'Vendedor creado con el usuario ana.perez. Se ha enviado una clave de un solo uso a ana.perez@prueba.example.',
      data: {
        ...ana(),
        vendedorID: expect.any(Number),
        nombreDivision: 'Acero',
        nombrePais: 'Perú',
        version: expect.any(String),
      },
    });
    expect(mails).toMatchObject([{ to: 'ana.perez@prueba.example' }]);
    const clave = /^ {4}(\S+)$/m.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const login = await call('POST', '/api/v1/login', { body: { nombreUsuario: 'ana.perez', clave } });
    expect(login.body.data).toMatchObject({ tipoUsuario: 'VENDEDOR', debeCambiarClave: true });
    const { token: own } = login.body.data as { token: string };
    await call('POST', '/api/v1/usuarios/cambiar-clave', {
      token: own,
      body: { claveActual: clave, claveNueva: 'Propia-2026!' },
    });
    await addPeriod(db, 'SOP01-2026');
    expect((await call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token: own })).status).toBe(200);
  });

  it('is on record, salesperson and user, without the key', async () => {
    const { db, clock } = world();
    const { version: _, ...data } = (await create()).data as Record<string, unknown>;
    const [user] = await users();
    const common = { auditoriaID: expect.any(Number), usuarioID: adminID, cuando: clock.now(), antes: null };
    expect(await auditsIn(db)).toEqual([
      { ...common, accion: 'vendedor.creado', despues: data },
      {
        ...common,
        accion: 'usuario.creado',
        despues: {
          usuarioID: user?.usuarioID,
          nombreUsuario: 'ana.perez',
          email: 'ana.perez@prueba.example',
          tipoUsuario: 'VENDEDOR',
          activo: true,
          bloqueado: false,
        },
      },
    ]);
  });

  it('finds another name for the user when somebody has it, case and accents aside', async () => {
    await addUser(world().db, { nombreUsuario: 'ANA.PÉREZ' });
    await addUser(world().db, { nombreUsuario: 'ana.perez2' });
    expect((await create()).message).toContain('Vendedor creado con el usuario ana.perez3.');
  });

  it('finds a name for each when many are created at once', async () => {
    const codes = Array.from({ length: 8 }, (_, at) => `V-${at}`);
    const answers = await Promise.all(
      codes.map((vendedorCodigo, at) => create({ vendedorCodigo, email: `ana.perez@prueba${at}.example` })),
    );
    expect(answers.map(({ status }) => status)).toEqual(codes.map(() => 200));
    const names = (await users()).map(({ nombreUsuario }) => nombreUsuario);
    expect(names.sort()).toEqual([
      'ana.perez',
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => `ana.perez${number}`),
    ]);
  });

  it('keeps the name of the user within what a name may be', async () => {
    const email = `${'ñ'.repeat(89)}🙂🙂@prueba.example`;
    await create({ email });
    const [user] = await users();
    expect(user).toMatchObject({ nombreUsuario: 'ñ'.repeat(89), email });
  });

  it('ties the VENDEDOR user who has the address already, at once and with the own key', async () => {
    const { db, call, mails, signIn } = world();
    await addUser(db, { nombreUsuario: 'anita', email: 'ANA.Perez@prueba.example' });
    await addPeriod(db, 'SOP01-2026');
    const own = await signIn('anita', testKey);
    const approve = async () =>
      (await call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token: own })).status;
    expect(await approve()).toBe(400);
    expect(await create()).toMatchObject({
      status: 200,
      message: 'Vendedor creado y vinculado al usuario que ya tenía ese email: anita.',
    });
    expect(await approve()).toBe(200);
    expect(await users()).toHaveLength(1);
    expect(mails).toEqual([]);
  });

  it('makes a user of its own where an administrator has the address', async () => {
    await addUser(world().db, {
      nombreUsuario: 'jefa',
      email: 'ana.perez@prueba.example',
      tipoUsuario: 'ADMINISTRADOR',
    });
    expect((await create()).message).toContain('con el usuario ana.perez.');
  });

  it("who is inactive has a user who may sign in: access is the user's", async () => {
    expect((await create({ activo: false })).data).toMatchObject({ activo: false });
    expect((await users()).map(({ activo }) => activo)).toEqual([true]);
  });

  it.each([
    [{ vendedorCodigo: 'ñ-1', email: 'otra@prueba.example' }, 'Ya existe un vendedor con ese código'],
    [{ vendedorCodigo: 'V-2', email: 'ANA.perez@Prueba.example' }, 'Ya existe un vendedor con ese email'],
    [{ vendedorCodigo: 'V-2', email: 'b@prueba.example', division: 'NADA' }, 'La división no existe'],
    [{ vendedorCodigo: 'V-2', email: 'b@prueba.example', paisID: 2_147_483_647 }, 'El país no existe'],
    [{ vendedorCodigo: '  ' }, 'El código del vendedor es requerido'],
    [{ nombre: '' }, 'El nombre del vendedor es requerido'],
    [{ apellido: ' ' }, 'El apellido del vendedor es requerido'],
    [{ email: '' }, 'El email del vendedor es requerido'],
    [{ email: 'ana@prueba' }, 'El formato del email no es válido'],
    [{ division: ' ' }, 'La división del vendedor es requerida'],
    [{ paisID: 0 }, 'Debe seleccionar un país'],
  ])('with %j is refused: %s', async (wrong, message) => {
    const { db, mails } = world();
    await create({ vendedorCodigo: 'Ñ-1' });
    const before = [await db.$count(vendedor), await db.$count(usuario), await db.$count(auditoria)];
    expect(await create(wrong)).toEqual({ status: 400, message });
    expect([await db.$count(vendedor), await db.$count(usuario), await db.$count(auditoria)]).toEqual(before);
    expect(mails).toHaveLength(1);
  });

  it('is done once when it is asked for many times at once', async () => {
    const { db, mails } = world();
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect([await db.$count(vendedor), mails.length, (await users()).length]).toEqual([1, 1, 1]);
  });

  it('and deleting the division at the same time end in one of the two, and in no failure', async () => {
    const { db } = world();
    for (let round = 1; round <= 5; round += 1) {
      const divisionID = `D${round}`;
      await db.insert(division).values({ divisionID, nombre: divisionID });
      const [created, deleted] = await Promise.all([
        create({ vendedorCodigo: divisionID, email: `d${round}@prueba.example`, division: divisionID }),
        db
          .delete(division)
          .where(eq(division.divisionID, divisionID))
          .then(() => true)
          .catch(() => false),
      ]);
      expect(created.status).toBe(deleted ? 400 : 200);
    }
  });

  it('keeps any name as it is typed', async () => {
    const names = { nombre: `O'Neill "Bo" 🙂`, apellido: '<script>alert("ñ")</script>' };
    expect((await create(names)).data).toMatchObject(names);
  });

  it('is not for sellers', async () => {
    await addUser(world().db, { nombreUsuario: 'bruno' });
    expect(await create({}, await world().signIn('bruno', testKey))).toMatchObject({ status: 403 });
    expect(await world().db.$count(vendedor)).toBe(0);
  });
});
