import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { auditoria, usuario } from '../../db/schema.ts';
import { createSendMail } from '../../mail/create-send-mail.ts';
import { readSettings } from '../../settings.ts';
import { auditsIn } from '../../test/audits.ts';
import { addSeller, addUser, testKey } from '../../test/company.ts';
import { createLogs } from '../../test/logs.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const path = '/api/v1/usuarios/crear-usuario';
const ana = { nombreUsuario: 'ana', email: 'ana@prueba.example', tipoUsuario: 'VENDEDOR' };
const hour = 60 * 60_000;

onEachDatabase('Creating a user', (open) => {
  const world = shareWorld(open);
  let adminID: number;
  let token: string;
  beforeEach(async () => {
    adminID = await addUser(world().db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    token = await world().signIn('admin', testKey);
  });

  const create = async (body: unknown, as = token) =>
    (await world().call('POST', path, { token: as, body })).body;
  const mailedKey = () => /^ {4}(\S+)$/m.exec(world().mails[0]?.text ?? '')?.[1] ?? '';

  it('mails a one-time key, which must be changed before anything else', async () => {
    const { call, mails } = world();
    const body = await create({ ...ana, nombreUsuario: '  ana ', email: ' ana@prueba.example ' });
    expect(body).toEqual({
      status: 200,
      message: 'Usuario creado. Se ha enviado una clave de un solo uso a ana@prueba.example.',
      data: {
        ...ana,
        usuarioID: expect.any(Number),
        activo: true,
        bloqueado: false,
        version: expect.any(String),
      },
    });
    expect(mails).toMatchObject([
      {
        to: 'ana@prueba.example',
        subject: 'Su usuario - Presupuesto de Ventas',
        text: expect.stringContaining('«ana»'),
      },
    ]);
    expect(JSON.stringify(body)).not.toContain(mailedKey());
    const { body: session } = await call('POST', '/api/v1/login', {
      body: { nombreUsuario: 'ana', clave: mailedKey() },
    });
    expect(session.data).toMatchObject({ debeCambiarClave: true });
    const { token: own } = session.data as { token: string };
    expect((await call('GET', '/api/v1/divisiones', { token: own })).status).toBe(403);
  });

  it('gives a key that is void after 72 hours', async () => {
    const { clock, signIn } = world();
    await create(ana);
    clock.advance(72 * hour - 1);
    await expect(signIn('ana', mailedKey())).resolves.toHaveLength(43);
    clock.advance(1);
    await expect(signIn('ana', mailedKey())).rejects.toThrow('401');
  });

  it('is on record: who, when and what, without the key', async () => {
    const { db, clock } = world();
    const { version: _, ...data } = (await create(ana)).data as Record<string, unknown>;
    expect(await auditsIn(db)).toEqual([
      {
        auditoriaID: expect.any(Number),
        usuarioID: adminID,
        cuando: clock.now(),
        accion: 'usuario.creado',
        antes: null,
        despues: data,
      },
    ]);
  });

  it('is refused for a name that differs from another in case and accents alone, also twice at once', async () => {
    const { db, mails } = world();
    const answers = await Promise.all(
      ['Íñigo', 'INIGO', 'i\u0301n\u0303igo', 'inigo'].map((nombreUsuario) =>
        create({ ...ana, nombreUsuario }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused.map(({ message }) => message)).toEqual(
      Array(3).fill('Ya existe un usuario con ese nombre'),
    );
    expect(mails).toHaveLength(1);
    expect([await db.$count(usuario), await db.$count(auditoria)]).toEqual([2, 1]);
  });

  it('keeps any name as it is typed', async () => {
    for (const nombreUsuario of ['O\'Neill "Bo"', '<script>alert(1)</script>', '🙂 Ñandú', '100%_\\']) {
      expect((await create({ ...ana, nombreUsuario })).data).toMatchObject({ nombreUsuario });
    }
  });

  it.each([
    [{ activo: false }, 'inactive'],
    [{ bloqueado: true }, 'blocked'],
  ])('who is %j mails nothing: the key is set when the user is enabled', async (state, nombreUsuario) => {
    const { db, mails } = world();
    const { status, message, data } = await create({ ...ana, ...state, nombreUsuario });
    expect({ status, message }).toEqual({
      status: 200,
      message: 'Usuario creado sin clave, porque aún no puede iniciar sesión. Al habilitarlo, restablézcala.',
    });
    expect(data).toMatchObject({ ...state, nombreUsuario });
    expect(mails).toEqual([]);
    const [stored] = await db.select().from(usuario).where(eq(usuario.nombreUsuario, nombreUsuario));
    expect(stored?.claveHash).toBeNull();
  });

  it('stands although the mail fails, which is logged, and says what to do', async () => {
    const { db } = world();
    const { lines, destination } = createLogs();
    const app = await createApp({
      settings: readSettings({}),
      db,
      now: world().clock.now,
      sendMail: () => Promise.reject(new Error('no mail server')),
      logTo: destination,
    });
    onTestFinished(() => app.close());
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'x-token': token },
      payload: ana,
    });
    expect(answer.json()).toMatchObject({
      status: 200,
      message:
        'Usuario creado, pero no se pudo enviar el correo a ana@prueba.example. Restablezca la clave y comuníquesela al usuario.',
    });
    expect(await db.$count(usuario)).toBe(2);
    expect(lines.find(({ msg }) => msg === 'first-key.failed')).toMatchObject({
      err: { message: 'no mail server' },
    });
  });

  it('says where the key lies when no mail server is configured', async () => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-key-'));
    onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    const settings = readSettings({ DATA_DIR: dataDir });
    const app = await createApp({
      settings,
      db: world().db,
      now: world().clock.now,
      sendMail: createSendMail(settings, () => {}),
      logTo: createLogs().destination,
    });
    onTestFinished(() => app.close());
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { 'x-token': token },
      payload: ana,
    });
    expect(answer.json()).toMatchObject({
      message:
        'Usuario creado. El envío de correo no está configurado: la clave ha quedado en la carpeta de correo del servidor. Comuníquesela al usuario, o restablézcala.',
    });
    expect(fs.readdirSync(join(dataDir, 'correo'))).toHaveLength(1);
  });

  it.each([
    [{ nombreUsuario: '   ', email: '' }, 'El nombre de usuario es requerido'],
    [{ email: ' ' }, 'El email del usuario es requerido'],
    [{ email: 'ana.prueba.example' }, 'El formato del email no es válido'],
    [{ tipoUsuario: 'JEFE' }, 'El tipo de usuario es requerido'],
  ])('with %j is refused: %s', async (wrong, message) => {
    expect(await create({ ...ana, ...wrong })).toEqual({ status: 400, message });
    expect(await world().db.$count(usuario)).toBe(1);
  });

  it('is not for sellers', async () => {
    await addSeller(world().db, 'bruno');
    expect(await create(ana, await world().signIn('bruno', testKey))).toMatchObject({ status: 403 });
    expect(world().mails).toEqual([]);
  });
});
