import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pais } from '../../db/schema.ts';
import { addUser, testKey } from '../../test/company.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('The countries', (open) => {
  it('come by name, accents and case aside, to whoever is signed in', async () => {
    const { db, call, signIn } = await open();
    await db.insert(pais).values([
      { nombre: 'ámbar', monedaID: 'USD' },
      { nombre: 'Árbol', monedaID: 'USD' },
    ]);
    await addUser(db, { nombreUsuario: 'ana' });
    const { status, body } = await call('GET', '/api/v1/paises/listar-paises', {
      token: await signIn('ana', testKey),
    });
    const names = ['ámbar', 'Árbol', 'Argentina', 'Brasil', 'Chile', 'Colombia', 'Ecuador', 'México', 'Perú'];
    expect({ status, names: (body.data as { nombre: string }[]).map(({ nombre }) => nombre) }).toEqual({
      status: 200,
      names: ['ámbar', 'Árbol', ...names.slice(2)],
    });
    const [peru] = await db.select().from(pais).where(eq(pais.nombre, 'Perú'));
    expect(body.data).toContainEqual({ paisID: peru?.paisID, nombre: 'Perú' });
    expect((await call('GET', '/api/v1/paises/listar-paises')).status).toBe(401);
  });
});
