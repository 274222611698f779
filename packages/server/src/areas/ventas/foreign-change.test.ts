import { expect, it } from 'vitest';
import { cambio, usuario } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';

/** Two users who work as the same salesperson, with three months of one pair. */
async function openCompany(world: World) {
  const { db, call, signIn, clock } = world;
  const ana = await addSeller(db, 'ana');
  const [user] = await db.select().from(usuario);
  const helper = await addUser(db, { nombreUsuario: 'apoyo', email: user?.email ?? '' });
  const periodoID = await addPeriod(db, 'SOP01-2026');
  const pair = await addPair(db, ana.vendedorID);
  const ids = await addRow(
    db,
    pair,
    periodoID,
    [1, 2, 3].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '2' })),
  );
  const tokens = { ana: await signIn('ana', testKey), apoyo: await signIn('apoyo', testKey) };
  type Who = keyof typeof tokens;
  const { clienteID, productoID } = pair;
  return {
    ...world,
    ana,
    helper,
    periodoID,
    rowID: monthKey(ids[0] ?? 0).rowID,
    async save(as: Who, mes: number, volumenTon: number) {
      clock.advance(60_000);
      const { status } = await call('PUT', `/api/v1/ventas/${ids[mes - 1]}/volumen`, {
        token: tokens[as],
        query: { volumenTon },
      });
      expect(status).toBe(200);
      return clock.now().toISOString();
    },
    async foreign(as: Who) {
      const { body } = await call('GET', '/api/v1/ventas/listar-ventas', {
        token: tokens[as],
        query: { periodoID, clienteID, productoID },
      });
      return (body.data as Record<string, unknown>[]).map(({ cambioAjeno }) => cambioAjeno);
    },
  };
}

onEachDatabase("Somebody else's change of a month", (open) => {
  const world = shareWorld(open);

  it('is marked with who and when until the reader changes the month', async () => {
    const { save, foreign } = await openCompany(world());
    expect(await foreign('ana')).toEqual([undefined, undefined, undefined]);
    await save('ana', 1, 5);
    await save('apoyo', 1, 6);
    const fecha = await save('apoyo', 1, 7);
    await save('ana', 2, 5);
    expect(await foreign('ana')).toEqual([{ usuario: 'apoyo', fecha }, undefined, undefined]);
    expect(await foreign('apoyo')).toEqual([
      undefined,
      expect.objectContaining({ usuario: 'ana' }),
      undefined,
    ]);
    await save('ana', 1, 8);
    expect(await foreign('ana')).toEqual([undefined, undefined, undefined]);
  });

  it('is marked without a name where nobody knows whose it is', async () => {
    const { db, ana, periodoID, rowID, clock, foreign } = await openCompany(world());
    await db.insert(cambio).values({
      clienteProductoPeriodoID: rowID,
      anio: 2026,
      mes: 3,
      campo: 'precio',
      antes: '1',
      despues: '2',
      periodoID,
      vendedorID: ana.vendedorID,
      origen: 'archivo',
      cuando: clock.now(),
    });
    expect(await foreign('ana')).toEqual([
      undefined,
      undefined,
      { usuario: null, fecha: clock.now().toISOString() },
    ]);
  });
});
