import { expect, it, vi } from 'vitest';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const TOO_MANY =
  'Se han pedido demasiadas recuperaciones. Por favor, espere una hora antes de intentarlo de nuevo.';
const office = '192.0.2.1';
const home = '192.0.2.2';

onEachDatabase('Recoveries', (open) => {
  const world = shareWorld((options) => open({ ...options, settings: { trustProxy: 1 } }));

  const recover = async (nombreUsuario: string, from: string) => {
    const headers = { 'x-forwarded-for': from };
    const { body } = await world().call('POST', '/api/v1/usuarios/reestablecer-clave', {
      body: { nombreUsuario },
      headers,
    });
    return body;
  };
  const recoverOften = async (nombreUsuario: string, from: string, times: number) => {
    for (let one = 0; one < times; one += 1) await recover(nombreUsuario, from);
  };
  const signInFrom = (nombreUsuario: string, from: string) =>
    world().call('POST', '/api/v1/login', {
      body: { nombreUsuario, clave: testKey },
      headers: { 'x-forwarded-for': from },
    });

  it('that somebody asks for in my name leave me mine', async () => {
    const { db, mails } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    await recoverOften('ana', '203.0.113.1', 6);
    expect(await recover('ana', '203.0.113.1')).toMatchObject({ status: 400, message: TOO_MANY });
    expect((await recover('ana', home)).status).toBe(200);
    await vi.waitFor(() => expect(mails).toHaveLength(6), { timeout: 10_000 });
  });

  it('flood nobody, and who has signed in from there lately is still heard', async () => {
    const { db, mails } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    expect((await signInFrom('ana', office)).status).toBe(200);
    for (let address = 0; address < 15; address += 1) await recover('ana', `203.0.113.${address}`);
    expect((await recover('ana', home)).status).toBe(400);
    expect((await recover('ana', office)).status).toBe(200);
    await vi.waitFor(() => expect(mails).toHaveLength(11), { timeout: 10_000 });
  });

  it('are heard from an office where somebody asks for many names', async () => {
    const { db } = world();
    await addUser(db, { nombreUsuario: 'ana' });
    expect((await signInFrom('ana', office)).status).toBe(200);
    const names = Array.from({ length: 101 }, (_, index) => `nadie${index}`);
    await Promise.all(names.map((name) => recover(name, office)));
    expect((await recover('nadie', office)).status).toBe(400);
    expect((await recover('ana', office)).status).toBe(200);
  });
});
