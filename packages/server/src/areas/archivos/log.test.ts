import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cambio, venta } from '../../db/schema.ts';
import { testKey } from '../../test/company.ts';
import { openLoading } from '../../test/loading.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';
import { monthID } from '../shared/month-id.ts';

const row = (product: string, mes: number, tonnes: number, price: number) =>
  ['V-ana', 'C-1', product, 2026, mes, tonnes, price, null] as const;

onEachDatabase('The log of a sales file', (open) => {
  const world = shareWorld(open);

  it('has an entry for each figure that it replaced and somebody had typed, and none for others', async () => {
    const { db, call, signIn, clock } = world();
    const { load, ...company } = await openLoading(world());
    await load([row('P-1', 1, 40, 5), row('P-1', 2, 41, 5), row('P-2', 1, 42, 5)], 'SOPEne-2026');
    const months = await db.select().from(venta).orderBy(asc(venta.clienteProductoPeriodoID));
    const ventaIDs = months
      .filter(({ volumenTon }) => Number(volumenTon) > 0)
      .map(({ clienteProductoPeriodoID: rowID, anio, mes, volumenTon }) => ({
        ventaID: monthID({ rowID, anio, mes }),
        volumenTon,
      }));
    const januaryOfP1 = ventaIDs.find(({ volumenTon }) => volumenTon === '40.000');
    const token = await signIn('ana', testKey);
    await call('PUT', `/api/v1/ventas/${januaryOfP1?.ventaID}/volumen`, { token, query: { volumenTon: 48 } });
    clock.advance(60_000);
    await load([row('P-1', 1, 50, 6), row('P-1', 2, 51, 6), row('P-2', 1, 52, 6)], 'SOPEne-2026');
    const entries = await db.select().from(cambio).orderBy(asc(cambio.cambioID));
    expect(
      entries.map(({ mes, campo, antes, despues, origen }) => [
        mes,
        campo,
        Number(antes),
        Number(despues),
        origen,
      ]),
    ).toEqual([
      [1, 'volumenTon', 40, 48, 'tecleado'],
      [1, 'volumenTon', 48, 50, 'archivo'],
    ]);
    expect(entries[1]).toMatchObject({
      periodoID: 'SOP01-2026',
      usuarioID: company.admin,
      vendedorID: company.ana.vendedorID,
      cuando: clock.now(),
    });
  });
});
