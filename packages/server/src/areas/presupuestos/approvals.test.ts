import { MAX_COUNTED } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aprobacion, periodo, venta } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const PERIOD = 'SOP01-2026';
const HOUR = 60 * 60_000;
const SELLERS = ['bruno', 'ana', 'carla'] as const;

/** Three sellers with a month each; a save and an approval come a minute after what was before. */
async function openCompany(world: World) {
  const { db, call, signIn, clock } = world;
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const periods = [await addPeriod(db, PERIOD), await addPeriod(db, 'SOP02-2026')];
  const sellers = new Map<string, { vendedorID: number; token: string; months: Record<string, number> }>();
  for (const name of SELLERS) {
    const { vendedorID } = await addSeller(db, name);
    const pair = await addPair(db, vendedorID);
    const months: Record<string, number> = {};
    for (const periodoID of periods) {
      const [id = 0] = await addRow(db, pair, periodoID, [
        { anio: 2026, mes: 3, volumenTon: '1', precio: '2' },
      ]);
      months[periodoID] = id;
    }
    sellers.set(name, { vendedorID, token: await signIn(name, testKey), months });
  }
  const admin = await signIn('jefa', testKey);
  const of = (name: string) => {
    const seller = sellers.get(name);
    if (!seller) throw new Error(`${name} is no seller here`);
    return seller;
  };
  return {
    ...world,
    of,
    async save(name: string, volumenTon: number, periodoID = PERIOD) {
      clock.advance(60_000);
      const { token, months } = of(name);
      await call('PUT', `/api/v1/ventas/${months[periodoID]}/volumen`, { token, query: { volumenTon } });
    },
    async approve(name: string, periodoID = PERIOD) {
      clock.advance(60_000);
      await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token: of(name).token });
      return clock.now().toISOString();
    },
    async list(as: string, periodoID = PERIOD) {
      const token = as === 'jefa' ? admin : of(as).token;
      const { status, body } = await call('GET', `/api/v1/presupuestos/${periodoID}/aprobaciones`, { token });
      return { status, data: body.data };
    },
  };
}

onEachDatabase('The approvals of a period', (open) => {
  const world = shareWorld(open);

  it("are everybody's latest for an administrator, by name, with what has changed since", async () => {
    const { save, approve, list, of } = await openCompany(world());
    await save('ana', 5);
    await approve('ana');
    await save('ana', 6);
    const fecha = { ana: await approve('ana'), bruno: await approve('bruno') };
    await save('ana', 7);
    await save('ana', 7);
    await save('ana', 8);
    await save('ana', 9, 'SOP02-2026');
    await save('carla', 4);
    expect((await list('jefa')).data).toEqual([
      {
        vendedorID: of('ana').vendedorID,
        nombreVendedor: 'ana Prueba',
        vendedorCodigo: 'V-ana',
        fecha: fecha.ana,
        usuario: 'ana',
        cambiosDesde: 2,
        reabiertos: 0,
        reabrible: true,
      },
      {
        vendedorID: of('bruno').vendedorID,
        nombreVendedor: 'bruno Prueba',
        vendedorCodigo: 'V-bruno',
        fecha: fecha.bruno,
        usuario: 'bruno',
        cambiosDesde: 0,
        reabiertos: 0,
        reabrible: true,
      },
    ]);
  });

  it("are the own for a seller, and none for a user who works as nobody's", async () => {
    const { db, call, signIn, approve, list } = await openCompany(world());
    await approve('ana');
    expect((await list('ana')).data).toMatchObject([{ usuario: 'ana' }]);
    expect(await list('bruno')).toEqual({ status: 200, data: [] });
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    const token = await signIn('sin.vendedor', testKey);
    const { body } = await call('GET', `/api/v1/presupuestos/${PERIOD}/aprobaciones`, { token });
    expect(body.data).toEqual([]);
  });

  it('count changes up to a limit and one', async () => {
    const { db, of, approve, list, clock } = await openCompany(world());
    await approve('ana');
    await db.execute(sql`
      insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, origen, cuando)
      select 1, 2026, 3, 'precio', i, i + 1, ${PERIOD}, ${of('ana').vendedorID}, 'tecleado',
        ${clock.now().toISOString()}::timestamptz + interval '1 second'
      from generate_series(1, ${MAX_COUNTED + 5}) i`);
    expect((await list('jefa')).data).toMatchObject([{ cambiosDesde: MAX_COUNTED + 1 }]);
  });

  it('count what their totals do not contain, also where the clock was an hour ahead of it or is behind', async () => {
    const { save, approve, list, clock } = await openCompany(world());
    await save('ana', 5);
    clock.advance(HOUR);
    await approve('ana');
    clock.advance(-HOUR);
    expect((await list('ana')).data).toMatchObject([{ cambiosDesde: 0 }]);
    await save('ana', 6);
    await save('ana', 7);
    expect((await list('ana')).data).toMatchObject([{ cambiosDesde: 2 }]);
    clock.advance(HOUR);
    await save('ana', 8);
    clock.advance(-HOUR);
    await approve('ana');
    expect((await list('ana')).data).toMatchObject([{ cambiosDesde: 0 }]);
  });

  it('count a figure that was on its way while they were taken, and lead back to what they contain', async ({
    skip,
  }) => {
    const { db, call, of, save, approve, list } = await openCompany(world());
    if (hasSingleSession(db)) skip();
    await save('ana', 5);
    await approve('ana');
    let saving: Promise<void> | undefined;
    let fecha = '';
    await db.transaction(async (other) => {
      await other.select().from(venta).for('update');
      saving = save('ana', 900);
      const waiting = sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await db.execute(waiting)).rows).toEqual([{ n: 1 }]);
      fecha = await approve('ana');
    });
    await saving;
    expect((await list('ana')).data).toMatchObject([{ fecha, cambiosDesde: 1 }]);
    const { token } = of('ana');
    const { body } = await call('GET', `/api/v1/ventas/momento/${PERIOD}`, { token, query: { fecha } });
    expect(body.data).toMatchObject([{ campo: 'volumenTon', actual: 900, entonces: 5 }]);
  });

  it('of before their contents were noted count by the clock', async () => {
    const { db, save, approve, list } = await openCompany(world());
    await save('ana', 5);
    await approve('ana');
    await db.update(aprobacion).set({ instantanea: null, ultimoCambioID: null });
    await save('ana', 6);
    expect((await list('ana')).data).toMatchObject([{ cambiosDesde: 1 }]);
  });

  it('say whether they can be reopened: not in a period that is closed', async () => {
    const { db, approve, list } = await openCompany(world());
    await approve('ana');
    expect((await list('jefa')).data).toMatchObject([{ reabrible: true }]);
    await db.update(periodo).set({ activo: false });
    expect((await list('jefa')).data).toMatchObject([{ reabrible: false }]);
  });

  it('of a hidden period are for administrators alone, of an unknown one for nobody', async () => {
    const { db, approve, list } = await openCompany(world());
    await approve('ana');
    await db.update(periodo).set({ visible: false });
    expect((await list('ana')).status).toBe(404);
    expect((await list('jefa')).data).toHaveLength(1);
    expect((await list('jefa', 'SOP01-1999')).status).toBe(404);
  });
});
