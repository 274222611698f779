import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cambio, nota, periodo, reapertura, reaperturaFila, relacionPeriodo } from '../../db/schema.ts';
import { temporaryFolder } from '../../test/child-server.ts';
import { addPair, addPeriod, addRow } from '../../test/company.ts';
import { openReopening, PERIOD } from '../../test/reopening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { LoadFolder } from '../archivos/plan/load-folder.ts';
import { finishLoads } from '../archivos/write/write-load.ts';
import { monthKey } from '../shared/month-id.ts';

const OTHER = 'SOP02-2026';

/** Changes, notes and a reopening in two periods. */
async function openCompany(world: World) {
  const company = await openReopening(world);
  const { db, call, ana, months, tokens, reopen } = company;
  await addPeriod(db, OTHER);
  const pair = await addPair(db, ana.vendedorID);
  const [other = 0] = await addRow(db, pair, OTHER, [{ anio: 2026, mes: 2, volumenTon: '1', precio: '1' }], {
    presupuestado: true,
  });
  for (const id of [months[0] ?? 0, months[1] ?? 0, other]) {
    const token = tokens.ana;
    await call('PUT', `/api/v1/ventas/${id}/volumen`, { token, query: { volumenTon: 7 } });
    await call('PUT', `/api/v1/ventas/${id}/nota`, { token, body: { texto: 'Del mes' } });
    const { rowID } = monthKey(id);
    await call('PUT', `/api/v1/clientes-productos/${rowID}/nota`, { token, body: { texto: 'Del par' } });
  }
  for (const periodoID of [PERIOD, OTHER]) expect((await reopen({}, { periodoID })).status).toBe(200);
  const counts = async () => [
    await db.$count(cambio),
    await db.$count(nota),
    await db.$count(reapertura),
    await db.$count(reaperturaFila),
  ];
  expect(await counts()).toEqual([3, 6, 2, 4]);
  return { ...company, counts };
}

onEachDatabase('The log of a deleted period', (open) => {
  const world = shareWorld(open);

  it('goes with it, and so do its notes and reopenings, and those of other periods stay', async () => {
    const { call, tokens, counts } = await openCompany(world());
    const { status } = await call('DELETE', `/api/v1/periodos/eliminar-periodo-completo/${PERIOD}`, {
      token: tokens.jefa,
    });
    expect(status).toBe(200);
    expect(await counts()).toEqual([1, 2, 1, 1]);
  });

  it('is removed by the next start where a server ended before it was', async () => {
    const { db, counts } = await openCompany(world());
    await db
      .update(relacionPeriodo)
      .set({ clienteProductoID: null, periodoID: null, monedaID: null })
      .where(sql`${relacionPeriodo.periodoID} = ${PERIOD}`);
    await db.delete(periodo).where(sql`${periodo.periodoID} = ${PERIOD}`);
    await finishLoads({ db, folder: new LoadFolder(temporaryFolder()) });
    expect(await counts()).toEqual([1, 2, 1, 1]);
  });

  it('holds nothing of saves that were under way', async () => {
    const { call, months, tokens, counts } = await openCompany(world());
    const [removed] = await Promise.all([
      call('DELETE', `/api/v1/periodos/eliminar-periodo-completo/${PERIOD}`, { token: tokens.jefa }),
      ...months.flatMap((id, at) =>
        [1, 2, 3].map((precio) =>
          call('PUT', `/api/v1/ventas/${id}/precio`, {
            token: at === 3 ? tokens.bruno : tokens.ana,
            query: { precio },
          }),
        ),
      ),
    ]);
    expect(removed?.status).toBe(200);
    expect(await counts()).toEqual([1, 2, 1, 1]);
  });
});
