import { expect, it } from 'vitest';
import { auditoria, usuario } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const newKey = 'Otra-Clave-2026!';

async function openUser(world: World, state: Partial<typeof usuario.$inferInsert> = {}) {
  const usuarioID = await addUser(world.db, { nombreUsuario: 'ana', ...state });
  const token = await world.signIn('ana', testKey);
  const change = async (claveActual: string, claveNueva: string) => {
    const { body } = await world.call('POST', '/api/v1/usuarios/cambiar-clave', {
      token,
      body: { claveActual, claveNueva },
    });
    return { status: body.status, message: body.message };
  };
  return { ...world, usuarioID, token, change };
}

onEachDatabase('Changing the own key', (open) => {
  const world = shareWorld(open);

  it('makes the new key work and the old one not, and is on record', async () => {
    const { db, usuarioID, change, signIn } = await openUser(world());
    expect(await change(testKey, newKey)).toEqual({
      status: 200,
      message: 'Contraseña cambiada correctamente.',
    });
    await expect(signIn('ana', testKey)).rejects.toThrow('401');
    await expect(signIn('ana', newKey)).resolves.toHaveLength(43);
    expect(await db.select().from(auditoria)).toMatchObject([{ usuarioID, accion: 'clave.cambiada' }]);
  });

  it("ends the user's other sessions and keeps this one", async () => {
    const { call, signIn, token, change } = await openUser(world());
    const other = await signIn('ana', testKey);
    await change(testKey, newKey);
    const answer = async (as: string) => (await call('GET', '/api/v1/divisiones', { token: as })).status;
    expect([await answer(token), await answer(other)]).toEqual([200, 401]);
  });

  it('lifts the obligation to change it, and nothing else answers before', async () => {
    const { call, token, change } = await openUser(world(), { debeCambiarClave: true });
    const ask = async () => (await call('GET', '/api/v1/divisiones', { token })).status;
    expect(await ask()).toBe(403);
    await change(testKey, newKey);
    expect(await ask()).toBe(200);
  });

  it('makes a key that somebody else set one of the own, which does not expire', async () => {
    const claveVence = new Date(world().clock.now().getTime() + 60_000);
    const { change, clock, signIn } = await openUser(world(), { claveVence });
    await change(testKey, newKey);
    clock.advance(60_000);
    await expect(signIn('ana', newKey)).resolves.toHaveLength(43);
  });

  it.each([
    ['otra', newKey, 401, 'La contraseña actual es incorrecta.'],
    [testKey, testKey, 400, 'La nueva contraseña debe ser diferente a la contraseña actual.'],
    [testKey, 'Corta1!', 400, 'La contraseña debe tener al menos 8 caracteres.'],
    [testKey, 'minusculas-1', 400, 'La contraseña debe tener al menos una letra mayúscula.'],
    [testKey, 'Con espacio-1!', 400, 'La contraseña no puede contener espacios en blanco.'],
    ['', newKey, 400, 'Por favor, complete todos los campos requeridos.'],
  ])('from %j to %j is refused: %i %s', async (current, next, status, message) => {
    const { db, change } = await openUser(world());
    const before = await db.select().from(usuario);
    expect(await change(current, next)).toEqual({ status, message });
    expect(await db.select().from(usuario)).toEqual(before);
  });

  it('succeeds once when it is asked for twice at the same time', async () => {
    const { change } = await openUser(world());
    const answers = await Promise.all([change(testKey, newKey), change(testKey, 'Tercera-Clave-1!')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });
});
