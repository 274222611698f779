import { KEY_RESET_DONE } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { usuario } from '../../db/schema.ts';
import { hashOneTimeKey } from '../../keys/one-time-key.ts';
import { auditsIn } from '../../test/audits.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const hour = 60 * 60_000;

onEachDatabase("Resetting a user's key", (open) => {
  const world = shareWorld(open);
  let adminID: number;
  let admin: string;
  let anaID: number;

  beforeEach(async () => {
    const { db, signIn } = world();
    adminID = await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    admin = await signIn('admin', testKey);
    anaID = await addUser(db, { nombreUsuario: 'Ana Ñúñez' });
  });

  const reset = async (clave: unknown, name: unknown = 'Ana Ñúñez', token = admin) =>
    (
      await world().call('POST', '/api/v1/usuarios/cambiar-contrasena-usuario', {
        token,
        body: { usuario: name, clave },
      })
    ).body;
  const statusOf = async (token: string) =>
    (await world().call('GET', '/api/v1/divisiones', { token })).status;

  it('ends the sessions at once, and lets the user in with the new key alone, which must be changed', async () => {
    const { call, signIn } = world();
    const session = await signIn('Ana Ñúñez', testKey);
    expect(await statusOf(session)).toBe(200);
    expect(await reset(' nueva ', 'ana nunez')).toEqual({ status: 200, message: KEY_RESET_DONE });
    expect(await statusOf(session)).toBe(401);
    await expect(signIn('Ana Ñúñez', testKey)).rejects.toThrow('401');
    const next = await signIn('Ana Ñúñez', 'nueva');
    expect(await statusOf(next)).toBe(403);
    const changed = await call('POST', '/api/v1/usuarios/cambiar-clave', {
      token: next,
      body: { claveActual: 'nueva', claveNueva: 'Otra-Clave-2026!' },
    });
    expect(changed.status).toBe(200);
    expect(await statusOf(next)).toBe(200);
  });

  it('gives a key that is void after 72 hours or five wrong tries', async () => {
    const { clock, signIn } = world();
    await reset('nueva');
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(signIn('Ana Ñúñez', 'otra')).rejects.toThrow('401');
    }
    await expect(signIn('Ana Ñúñez', 'nueva')).rejects.toThrow('401');
    await reset('otra más');
    clock.advance(72 * hour - 1);
    await expect(signIn('Ana Ñúñez', 'otra más')).resolves.toHaveLength(43);
    clock.advance(1);
    await expect(signIn('Ana Ñúñez', 'otra más')).rejects.toThrow('401');
  });

  it('lets a user in at once who had tried too often', async () => {
    const { call, signIn } = world();
    const tries = Array.from({ length: 12 }, () =>
      call('POST', '/api/v1/login', { body: { nombreUsuario: 'Ana Ñúñez', clave: 'otra' } }),
    );
    await Promise.all(tries);
    await expect(signIn('Ana Ñúñez', testKey)).rejects.toThrow('401');
    await reset('nueva');
    await expect(signIn('Ana Ñúñez', 'nueva')).resolves.toHaveLength(43);
  });

  it('makes a pending recovery void', async () => {
    const { db, clock, signIn } = world();
    await db
      .update(usuario)
      .set({
        claveTemporalHash: hashOneTimeKey('recuperada'),
        claveTemporalVence: new Date(clock.now().getTime() + hour),
      })
      .where(eq(usuario.usuarioID, anaID));
    await reset('nueva');
    await expect(signIn('Ana Ñúñez', 'recuperada')).rejects.toThrow('401');
  });

  it('of the own key ends the own session too', async () => {
    expect((await reset('nueva', 'ADMIN')).status).toBe(200);
    expect(await statusOf(admin)).toBe(401);
  });

  it('does not unblock anybody', async () => {
    const { db, signIn } = world();
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, anaID));
    expect((await reset('nueva')).status).toBe(200);
    await expect(signIn('Ana Ñúñez', 'nueva')).rejects.toThrow('401');
  });

  it('is on record, and neither record nor log holds the key', async () => {
    const { db, clock, logs } = world();
    await reset('clave-secreta');
    const shown = {
      usuarioID: anaID,
      nombreUsuario: 'Ana Ñúñez',
      email: 'Ana Ñúñez@prueba.example',
      tipoUsuario: 'VENDEDOR',
      activo: true,
      bloqueado: false,
    };
    const audits = await auditsIn(db);
    expect(audits).toEqual([
      {
        auditoriaID: expect.any(Number),
        usuarioID: adminID,
        cuando: clock.now(),
        accion: 'clave.restablecida',
        antes: { ...shown, debeCambiarClave: false },
        despues: { ...shown, debeCambiarClave: true },
      },
    ]);
    expect(JSON.stringify(logs)).not.toContain('clave-secreta');
  });

  it.each([
    ['nadie', 'nueva', 404, 'El usuario no existe'],
    ['Ana%', 'nueva', 404, 'El usuario no existe'],
    ['  ', 'nueva', 400, 'El nombre de usuario es requerido'],
    ['Ana Ñúñez', ' abc ', 400, 'La clave debe tener al menos 4 caracteres'],
    ['Ana Ñúñez', '     ', 400, 'La clave debe tener al menos 4 caracteres'],
    ['Ana Ñúñez', undefined, 400, 'La clave debe tener al menos 4 caracteres'],
  ])('of %j to %j is refused: %i %s', async (name, clave, status, message) => {
    const session = await world().signIn('Ana Ñúñez', testKey);
    expect(await reset(clave, name)).toEqual({ status, message });
    expect(await statusOf(session)).toBe(200);
  });

  it('is not for sellers', async () => {
    const own = await world().signIn('Ana Ñúñez', testKey);
    expect(await reset('nueva', 'Ana Ñúñez', own)).toMatchObject({ status: 403 });
    expect(await statusOf(own)).toBe(200);
  });
});
