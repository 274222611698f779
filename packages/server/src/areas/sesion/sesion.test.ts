import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sesion, usuario } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const WRONG = {
  status: 401,
  message: 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.',
};
const hour = 60 * 60_000;

onEachDatabase('Signing in', (open) => {
  const world = shareWorld(open);

  const login = (nombreUsuario: string, clave = testKey) =>
    world().call('POST', '/api/v1/login', { body: { nombreUsuario, clave } });

  it('gives a token and says who it is for', async () => {
    const { db, call } = world();
    const usuarioID = await addUser(db, { nombreUsuario: 'Inés.Peña' });
    const { status, body } = await login('Inés.Peña');
    expect({ status, data: body.data }).toEqual({
      status: 200,
      data: {
        usuarioID,
        nombreUsuario: 'Inés.Peña',
        tipoUsuario: 'VENDEDOR',
        token: expect.stringMatching(/^[\w-]{43}$/),
        debeCambiarClave: false,
      },
    });
    const { token } = body.data as { token: string };
    const validated = await call('POST', '/api/v1/validar-token', { token, body: { token } });
    expect(validated.body).toEqual({ status: 200, message: 'La sesión es válida' });
    const [stored] = await db.select().from(sesion).where(eq(sesion.usuarioID, usuarioID));
    expect(stored?.tokenHash).not.toBe(token);
  });

  it('takes the name in any case, without its accents, and between spaces', async () => {
    await addUser(world().db, { nombreUsuario: 'Inés.Peña' });
    for (const name of ['INÉS.PEÑA', 'ines.pena', '  Inés.Peña '])
      expect((await login(name)).status).toBe(200);
  });

  it('is refused in the same words for an unknown name, a wrong key, a blocked and an inactive user', async () => {
    const { db } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await addUser(db, { nombreUsuario: 'bloqueada', bloqueado: true });
    await addUser(db, { nombreUsuario: 'inactiva', activo: false });
    await addUser(db, { nombreUsuario: 'sin.clave', claveHash: null });
    const answers = [
      await login('nadie'),
      await login('ana', 'otra'),
      await login('bloqueada'),
      await login('inactiva'),
      await login('sin.clave'),
    ];
    for (const { body } of answers) expect(body).toEqual(WRONG);
  });

  it('is refused for a while after many wrong keys, also with the right one, and for others it is not', async () => {
    const { db, clock } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await addUser(db, { nombreUsuario: 'bruno' });
    for (let attempt = 0; attempt < 10; attempt += 1) await login('ana', 'otra');
    expect((await login('ana')).body).toEqual(WRONG);
    expect((await login('ÁNA')).body).toEqual(WRONG);
    expect((await login('bruno')).status).toBe(200);
    clock.advance(hour);
    expect((await login('ana')).status).toBe(200);
  });

  it('with a key that an administrator set works for 72 hours', async () => {
    const { db, clock } = world();
    const claveVence = new Date(clock.now().getTime() + 72 * hour);
    await addUser(db, { nombreUsuario: 'ana', claveVence, debeCambiarClave: true });
    expect((await login('ana')).body.data).toMatchObject({ debeCambiarClave: true });
    clock.advance(72 * hour - 1);
    expect((await login('ana')).status).toBe(200);
    clock.advance(1);
    expect((await login('ana')).body).toEqual(WRONG);
  });

  it('with a key that an administrator set is over after five wrong tries, also when they come at once', async () => {
    const { db, clock } = world();
    const claveVence = new Date(clock.now().getTime() + 72 * hour);
    await addUser(db, { nombreUsuario: 'ana', claveVence });
    await addUser(db, { nombreUsuario: 'bruno', claveVence });
    for (let attempt = 0; attempt < 4; attempt += 1) await login('ana', 'otra');
    expect((await login('ana')).status).toBe(200);
    await Promise.all(Array.from({ length: 5 }, () => login('bruno', 'otra')));
    clock.advance(hour);
    expect((await login('bruno')).body).toEqual(WRONG);
    const [bruno] = await db.select().from(usuario).where(eq(usuario.nombreUsuario, 'bruno'));
    expect(bruno?.claveIntentos).toBe(5);
  });
});

onEachDatabase('A session', (open) => {
  const world = shareWorld(open);

  it('ends when its user signs out, and no other does', async () => {
    const { db, call, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    const [here, elsewhere] = [await signIn('ana', testKey), await signIn('ana', testKey)];
    const { status, body } = await call('POST', '/api/v1/logout', { token: here });
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Sesión cerrada' });
    const answer = (token: string) => call('GET', '/api/v1/divisiones', { token });
    expect([(await answer(here)).status, (await answer(elsewhere)).status]).toEqual([401, 200]);
  });

  it('does not vouch for a token that is not one', async () => {
    const { db, call, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    const token = await signIn('ana', testKey);
    const { body } = await call('POST', '/api/v1/validar-token', { token, body: { token: 'inventado' } });
    expect(body).toEqual({
      status: 401,
      message: 'La sesión no es válida. Por favor, inicie sesión nuevamente.',
    });
  });
});
