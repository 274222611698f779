import { RECOVERY_SENT } from '@presupuesto/api-sdk/contract';
import { expect, it, vi } from 'vitest';
import { usuario } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const minute = 60_000;
const UNKNOWN = { status: 404, message: 'Usuario no encontrado. Por favor, verifica el nombre de usuario.' };
const TOO_MANY = {
  status: 400,
  message:
    'Se han pedido demasiadas recuperaciones. Por favor, espere una hora antes de intentarlo de nuevo.',
};

onEachDatabase('Recovering a key', (open) => {
  const world = shareWorld(open);

  const recover = async (nombreUsuario: string) =>
    (await world().call('POST', '/api/v1/usuarios/reestablecer-clave', { body: { nombreUsuario } })).body;

  /** The one-time key of the nth mail, which is sent after the answer. */
  const mailedKey = async (nth = 1) => {
    const { mails } = world();
    await vi.waitFor(() => expect(mails.length).toBeGreaterThanOrEqual(nth), { timeout: 10_000 });
    return /^ {4}(\S+)$/m.exec(mails[nth - 1]?.text ?? '')?.[1] ?? '';
  };

  it('sends a one-time key to the user, who must change it after signing in', async () => {
    const { db, call, mails } = world();
    await addUser(db, { nombreUsuario: 'Ana', email: 'ana@prueba.example' });
    expect(await recover('ANA')).toEqual({ status: 200, message: RECOVERY_SENT, data: { enviado: true } });
    const clave = await mailedKey();
    expect(mails[0]).toMatchObject({
      to: 'ana@prueba.example',
      subject: 'Recuperación de contraseña - Presupuesto de Ventas',
    });
    const { body } = await call('POST', '/api/v1/login', { body: { nombreUsuario: 'Ana', clave } });
    expect(body).toMatchObject({ status: 200, data: { debeCambiarClave: true } });
    const { token } = body.data as { token: string };
    expect((await call('GET', '/api/v1/divisiones', { token })).status).toBe(403);
    const changed = await call('POST', '/api/v1/usuarios/cambiar-clave', {
      token,
      body: { claveActual: clave, claveNueva: 'Recuperada-1!' },
    });
    expect(changed.status).toBe(200);
    expect((await call('GET', '/api/v1/divisiones', { token })).status).toBe(200);
  });

  it('leaves the old key working until the new one is used, which ends it and its sessions', async () => {
    const { db, call, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await recover('ana');
    const clave = await mailedKey();
    const old = await signIn('ana', testKey);
    await signIn('ana', clave);
    await expect(signIn('ana', testKey)).rejects.toThrow('401');
    expect((await call('GET', '/api/v1/divisiones', { token: old })).status).toBe(401);
  });

  it('gives a key that is void after an hour', async () => {
    const { db, clock, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await recover('ana');
    const clave = await mailedKey();
    clock.advance(60 * minute);
    await expect(signIn('ana', clave)).rejects.toThrow('401');
    await expect(signIn('ana', testKey)).resolves.toHaveLength(43);
  });

  it('gives a key that the next one replaces', async () => {
    const { db, signIn } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await recover('ana');
    const first = await mailedKey();
    await recover('ana');
    const second = await mailedKey(2);
    await expect(signIn('ana', first)).rejects.toThrow('401');
    await expect(signIn('ana', second)).resolves.toHaveLength(43);
  });

  it('does not know a name that nobody has', async () => {
    expect(await recover('nadie')).toEqual(UNKNOWN);
    expect(world().mails).toEqual([]);
  });

  it('goes to one address five times an hour, also when they are asked for at once', async () => {
    const { db, clock } = world();
    await addUser(db, { nombreUsuario: 'ana', email: 'compartido@prueba.example' });
    await addUser(db, { nombreUsuario: 'bruno', email: 'Compartido@Prueba.example' });
    await addUser(db, { nombreUsuario: 'carla' });
    const names = ['ana', 'bruno', 'ana', 'bruno', 'ana', 'bruno', 'ana'];
    const answers = await Promise.all(names.map(recover));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 400)).toEqual([TOO_MANY, TOO_MANY]);
    expect((await recover('carla')).status).toBe(200);
    clock.advance(60 * minute - 1);
    expect(await recover('ana')).toEqual(TOO_MANY);
    clock.advance(1);
    expect((await recover('ana')).status).toBe(200);
    await mailedKey(7);
    expect(world().mails).toHaveLength(7);
  });

  it('sends nothing to a user who cannot sign in, and does not say so', async () => {
    const { db, mails } = world();
    await addUser(db, { nombreUsuario: 'bloqueada', bloqueado: true });
    await addUser(db, { nombreUsuario: 'ana' });
    expect((await recover('bloqueada')).status).toBe(200);
    await recover('ana');
    await mailedKey();
    expect(mails.map(({ to }) => to)).toEqual(['ana@prueba.example']);
    const users = await db.select().from(usuario);
    expect(users.filter(({ claveTemporalHash }) => claveTemporalHash !== null)).toHaveLength(1);
  });
});
