import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  aprobacion,
  auditoria,
  periodo,
  periodoMoneda,
  relacion,
  relacionPeriodo,
  venta,
} from '../../db/schema.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthID } from '../shared/month-id.ts';

const months = [1, 2, 3].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' }));

/** Two periods with the same content: two rates, one approval, two rows, six sales. */
async function openCompany(world: World) {
  const { db, call, signIn } = world;
  const usuarioID = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const { vendedorID } = await addSeller(db, 'ana');
  const tokens = { admin: await signIn('jefa', testKey), seller: await signIn('ana', testKey) };
  const pairs = [await addPair(db, vendedorID), await addPair(db, vendedorID)];
  const sales: Record<string, number[]> = {};
  for (const periodoID of ['SOP01-2026', 'SOP02-2026']) {
    await addPeriod(db, periodoID);
    for (const monedaID of ['COP', 'USD']) await addRate(db, periodoID, monedaID, '4500');
    sales[periodoID] = [];
    for (const pair of pairs) sales[periodoID].push(...(await addRow(db, pair, periodoID, months)));
    await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token: tokens.seller });
  }
  await db.delete(auditoria);
  const remove = async (periodoID: string, token = tokens.admin) => {
    const { status, body } = await call('DELETE', `/api/v1/periodos/eliminar-periodo-completo/${periodoID}`, {
      token,
    });
    return { status, message: body.message };
  };
  return { ...world, usuarioID, tokens, sales, remove };
}

/** Everything but people and catalogue, in a fixed order. */
async function everything({ db }: World) {
  return {
    periods: await db.select().from(periodo).orderBy(periodo.periodoID),
    rates: await db.select().from(periodoMoneda).orderBy(periodoMoneda.periodoMonedaID),
    approvals: await db.select().from(aprobacion).orderBy(aprobacion.aprobacionID),
    relations: await db.select().from(relacion).orderBy(relacion.clienteProductoID),
    rows: await db.select().from(relacionPeriodo).orderBy(relacionPeriodo.clienteProductoPeriodoID),
    sales: await db.select().from(venta).orderBy(venta.clienteProductoPeriodoID, venta.anio, venta.mes),
  };
}

const REMOVED = { status: 200, message: 'Período eliminado.' };
const UNKNOWN = { status: 404, message: 'El período no existe' };

onEachDatabase('Deleting a period', (open) => {
  const world = shareWorld(open);

  it('is asked about with what it would take, by an administrator alone', async () => {
    const { call, tokens, remove } = await openCompany(world());
    const content = async (periodoID: string, token = tokens.admin) =>
      (await call('GET', `/api/v1/periodos/${periodoID}/contenido`, { token })).body;
    expect((await content('SOP01-2026')).data).toEqual({
      relaciones: 2,
      meses: 6,
      tasas: 2,
      aprobaciones: 1,
    });
    expect((await content('SOP01-2026', tokens.seller)).status).toBe(403);
    await remove('SOP01-2026');
    expect(await content('SOP01-2026')).toEqual(UNKNOWN);
  });

  it("takes everything in it, and neither other periods nor the sellers' relations", async () => {
    const { sales, remove } = await openCompany(world());
    const before = await everything(world());
    expect(await remove('SOP01-2026')).toEqual(REMOVED);
    const isOther = ({ periodoID }: { periodoID: string | null }) => periodoID === 'SOP02-2026';
    const after = await everything(world());
    expect(after).toEqual({
      periods: before.periods.filter(isOther),
      rates: before.rates.filter(isOther),
      approvals: before.approvals.filter(isOther),
      relations: before.relations,
      rows: before.rows.filter(isOther),
      sales: before.sales.filter(({ clienteProductoPeriodoID: rowID, ...month }) =>
        sales['SOP02-2026']?.includes(monthID({ rowID, ...month })),
      ),
    });
    expect([after.rates.length, after.approvals.length, after.rows.length, after.sales.length]).toEqual([
      2, 1, 2, 6,
    ]);
  });

  it('leaves an audit row with the period and how much was in it', async () => {
    const { db, usuarioID, clock, remove } = await openCompany(world());
    await remove('SOP01-2026');
    expect(await db.select().from(auditoria)).toMatchObject([
      {
        usuarioID,
        cuando: clock.now(),
        accion: 'periodo.eliminado',
        antes: {
          periodoID: 'SOP01-2026',
          tipo: 'SOP',
          activo: true,
          tasas: 2,
          aprobaciones: 1,
          filas: 2,
          ventas: 6,
        },
        despues: null,
      },
    ]);
  });

  it('is done once when it is asked for several times at once; the others find no period', async () => {
    const { db, remove } = await openCompany(world());
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove('SOP01-2026')));
    expect(answers.filter(({ status }) => status === 200)).toEqual([REMOVED]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    expect(await db.$count(auditoria)).toBe(1);
  });

  it('stands beside saves and approvals under way: each is done or finds nothing left', async () => {
    const { db, call, tokens, sales, remove } = await openCompany(world());
    const cells = sales['SOP01-2026'] ?? [];
    await db.execute(sql`update relacion_periodo set presupuestado = false`);
    const [removed, ...others] = await Promise.all([
      remove('SOP01-2026'),
      ...cells.map((id) =>
        call('PUT', `/api/v1/ventas/${id}/precio`, { token: tokens.seller, query: { precio: 2 } }),
      ),
      call('POST', '/api/v1/aprobar-presupuesto/SOP01-2026', { token: tokens.seller }),
    ]);
    expect(removed).toEqual(REMOVED);
    for (const { status } of others) expect([200, 400, 404]).toContain(status);
    expect(await db.$count(periodo)).toBe(1);
    expect(await db.$count(venta)).toBe(6);
  });

  it('does not know a period that nobody has, and leaves all as it is', async () => {
    const { remove } = await openCompany(world());
    const before = await everything(world());
    for (const id of ['SOP03-2026', 'SOP01-2026%20or%201=1', '%25', 'sop01-2026']) {
      expect(await remove(id)).toEqual(UNKNOWN);
    }
    expect(await everything(world())).toEqual(before);
  });

  it('is not for sellers', async () => {
    const { tokens, remove } = await openCompany(world());
    const before = await everything(world());
    expect(await remove('SOP01-2026', tokens.seller)).toEqual({
      status: 403,
      message: 'No tienes permisos para realizar esta acción.',
    });
    expect(await everything(world())).toEqual(before);
  });
});
