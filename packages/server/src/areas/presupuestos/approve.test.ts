import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { aprobacion, auditoria, periodo, relacion, relacionPeriodo } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openCompany(world: World) {
  const { db } = world;
  const seller = await addSeller(db, 'ana');
  const periodoID = await addPeriod(db, 'SOP01-2026');
  await addRate(db, periodoID, 'COP', '4000');
  const pairs = [await addPair(db, seller.vendedorID), await addPair(db, seller.vendedorID)];
  for (const pair of pairs) {
    await addRow(db, pair, periodoID, [{ anio: 2026, mes: 1, volumenTon: '1', precio: '4' }]);
  }
  const token = await world.signIn('ana', testKey);
  const approve = async (id = periodoID, as = token) => {
    const { status, body } = await world.call('POST', `/api/v1/aprobar-presupuesto/${id}`, { token: as });
    return { status, message: body.message };
  };
  const budgeted = async () =>
    (await db.select().from(relacionPeriodo)).map(({ presupuestado }) => presupuestado);
  return { ...world, ...seller, periodoID, pairs, approve, budgeted };
}

const APPROVED = { status: 200, message: 'Presupuesto aprobado correctamente' };

onEachDatabase('Approving a budget', (open) => {
  const world = shareWorld(open);

  it('marks every row of the period, and records who, when and the totals', async () => {
    const { db, clock, usuarioID, vendedorID, periodoID, pairs, approve, budgeted } = await openCompany(
      world(),
    );
    expect(await approve()).toEqual(APPROVED);
    expect(await budgeted()).toEqual([true, true]);
    const [record] = await db.select().from(aprobacion);
    expect(record).toMatchObject({
      vendedorID,
      periodoID,
      usuarioID,
      cuando: clock.now(),
      filas: 2,
      monedaID: 'COP',
    });
    expect([record?.totalVolumenTon, record?.totalVentas, record?.totalVentasEUR].map(Number)).toEqual([
      2, 8000, 2,
    ]);
    const [audit] = await db.select().from(auditoria);
    expect(audit).toMatchObject({
      usuarioID,
      accion: 'presupuesto.aprobado',
      antes: { sinPresupuestar: pairs.map(({ clienteProductoID }) => clienteProductoID) },
      despues: { periodoID, filas: 2 },
    });
  });

  it('may be repeated, and each time is on record', async () => {
    const { db, approve, clock } = await openCompany(world());
    const first = clock.now();
    await approve();
    clock.advance(60_000);
    expect(await approve()).toEqual(APPROVED);
    const records = await db.select().from(aprobacion).orderBy(aprobacion.aprobacionID);
    expect(records.map(({ cuando, filas }) => [cuando.getTime() - first.getTime(), filas])).toEqual([
      [0, 2],
      [60_000, 2],
    ]);
  });

  it('may be asked for many times at once', async () => {
    const { db, approve } = await openCompany(world());
    const answers = await Promise.all(Array.from({ length: 8 }, () => approve()));
    expect(answers).toEqual(answers.map(() => APPROVED));
    expect((await db.select().from(aprobacion)).map(({ filas }) => filas)).toEqual(answers.map(() => 2));
  });

  it('holds rows in the order in which a batch of figures does, and not as they lie', async ({ skip }) => {
    const { db, approve, pairs } = await openCompany(world());
    if (hasSingleSession(db)) skip();
    const later = await addPeriod(db, 'SOP02-2026');
    for (const pair of pairs) await addRow(db, pair, later, []);
    const row = relacionPeriodo.clienteProductoPeriodoID;
    const [first = 0, second = 0] = (
      await db.select({ row }).from(relacionPeriodo).where(eq(relacionPeriodo.periodoID, later)).orderBy(row)
    ).map((one) => one.row);
    // Written anew into its index, it lies behind the other.
    const elsewhere = await addPeriod(db, 'SOP03-2026');
    for (const periodoID of [elsewhere, later]) {
      await db.update(relacionPeriodo).set({ periodoID }).where(eq(row, first));
    }
    let approved: ReturnType<typeof approve> | undefined;
    await db.transaction(async (batch) => {
      const hold = (id: number) =>
        batch.select({ row }).from(relacionPeriodo).where(eq(row, id)).for('no key update');
      await hold(first);
      approved = approve(later);
      const waiting = sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await db.execute(waiting)).rows).toEqual([{ n: 1 }]);
      await hold(second);
    });
    expect(await approved).toEqual(APPROVED);
  });

  it('leaves other sellers, other periods and removed pairs alone', async () => {
    const { db, approve, pairs } = await openCompany(world());
    const [removed, kept] = pairs;
    const other = await addSeller(db, 'bruno');
    const foreign = await addPair(db, other.vendedorID);
    await addRow(db, foreign, 'SOP01-2026', []);
    const later = await addPeriod(db, 'SOP02-2026');
    if (!removed || !kept) throw new Error('The company has two pairs');
    await addRow(db, kept, later, []);
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, removed.clienteProductoID));
    await approve();
    const rows = await db.select().from(relacionPeriodo).where(eq(relacionPeriodo.presupuestado, true));
    expect(rows.map(({ clienteProductoID, periodoID }) => [clienteProductoID, periodoID])).toEqual([
      [kept.clienteProductoID, 'SOP01-2026'],
    ]);
    expect((await db.select().from(aprobacion))[0]?.filas).toBe(1);
  });

  it('is refused with 400, never 404, for a period that cannot take it, and changes nothing', async () => {
    const { db, approve, budgeted } = await openCompany(world());
    expect(await approve('SOP09-1999')).toEqual({ status: 400, message: 'El período no existe' });
    const states = [
      [{ activo: false }, 'El período está cerrado'],
      [{ activo: true, visible: false }, 'El período no admite presupuesto'],
      [{ visible: true, tipo: 'CUR' }, 'El período no admite presupuesto'],
    ] as const;
    for (const [state, message] of states) {
      await db.update(periodo).set(state);
      expect(await approve()).toEqual({ status: 400, message });
    }
    expect(await budgeted()).toEqual([false, false]);
    expect(await db.$count(aprobacion)).toBe(0);
  });

  it('needs a salesperson behind the user', async () => {
    const { db, signIn, approve, periodoID } = await openCompany(world());
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    expect(await approve(periodoID, await signIn('sin.vendedor', testKey))).toEqual({
      status: 400,
      message: 'Su usuario no está vinculado a ningún vendedor',
    });
  });

  it("is the sellers' alone", async () => {
    const { db, signIn, approve, periodoID } = await openCompany(world());
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    expect((await approve(periodoID, await signIn('jefa', testKey))).status).toBe(403);
  });
});
