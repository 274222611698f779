import { desc, eq, inArray } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  auditoria,
  periodo,
  reapertura,
  reaperturaFila,
  relacion,
  relacionPeriodo,
} from '../../db/schema.ts';
import { wrongTotals } from '../../db/totals/compare.ts';
import { openReopening as openCompany, PERIOD, TOLD } from '../../test/reopening.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

onEachDatabase('Reopening a budget', (open) => {
  const world = shareWorld(open);

  it('takes the marks of all pairs of a seller, who sees the reason, who gave it and when', async () => {
    const { db, clock, call, tokens, reopen, list } = await openCompany(world());
    expect(await reopen()).toEqual({ status: 200, message: TOLD, data: { pares: 3 } });
    const why = 'Faltan los precios nuevos';
    expect(await list()).toEqual([why, why, why]);
    expect(await list('bruno')).toEqual([true]);
    const { body } = await call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
      token: tokens.ana,
      query: { periodoID: PERIOD },
    });
    expect(body.data).toMatchObject([
      { reapertura: { motivo: why, usuario: 'jefa', fecha: clock.now().toISOString() } },
      {},
      {},
    ]);
    expect(await wrongTotals(db)).toEqual([]);
  });

  it('takes those of chosen pairs alone, and the reason goes once a pair is budgeted again', async () => {
    const { pairs, months, call, tokens, approve, reopen, list } = await openCompany(world());
    const clienteProductoIDs = [pairs[2], pairs[0], pairs[2]];
    expect((await reopen({ clienteProductoIDs })).data).toEqual({ pares: 2 });
    const why = 'Faltan los precios nuevos';
    expect(await list()).toEqual([why, true, why]);
    await call('PUT', `/api/v1/ventas/${months[0]}/precio`, { token: tokens.ana, query: { precio: 5 } });
    expect(await list()).toEqual([true, true, why]);
    await approve();
    expect(await list()).toEqual([true, true, true]);
    await reopen({ clienteProductoIDs: [pairs[0]], motivo: 'Otra vez' });
    expect(await list()).toEqual(['Otra vez', true, true]);
  });

  it('is counted beside the approval until the pairs are budgeted again or gone', async () => {
    const { db, pairs, months, call, tokens, reopen } = await openCompany(world());
    const counted = async () => {
      const { body } = await call('GET', `/api/v1/presupuestos/${PERIOD}/aprobaciones`, {
        token: tokens.jefa,
      });
      return (body.data as { reabiertos: number }[]).map(({ reabiertos }) => reabiertos);
    };
    expect(await counted()).toEqual([0, 0]);
    await reopen();
    await reopen({ motivo: 'Y también los volúmenes' });
    expect(await counted()).toEqual([3, 0]);
    await call('PUT', `/api/v1/ventas/${months[0]}/precio`, { token: tokens.ana, query: { precio: 5 } });
    const [, gone = 0] = pairs;
    await db.update(relacion).set({ eliminada: true }).where(eq(relacion.clienteProductoID, gone));
    expect(await counted()).toEqual([1, 0]);
  });

  it('is on record with the pairs and the reason', async () => {
    const { db, ana, pairs, clock, reopen } = await openCompany(world());
    await reopen({ clienteProductoIDs: pairs.slice(0, 2) });
    const [audit] = await db.select().from(auditoria).orderBy(desc(auditoria.auditoriaID)).limit(1);
    expect(audit).toMatchObject({
      accion: 'presupuesto.reabierto',
      cuando: clock.now(),
      periodoID: PERIOD,
      vendedorID: ana.vendedorID,
      antes: { presupuestados: pairs.slice(0, 2) },
      despues: { motivo: 'Faltan los precios nuevos', clienteProductoIDs: pairs.slice(0, 2) },
    });
  });

  it('again says its new reason where pairs are still open, and without one does nothing', async () => {
    const { db, mails, reopen, list } = await openCompany(world());
    await reopen();
    expect(await reopen()).toEqual({
      status: 200,
      message: 'No hay pares presupuestados que reabrir',
      data: { pares: 0 },
    });
    expect([await db.$count(reapertura), mails.length]).toEqual([1, 1]);
    expect(await reopen({ motivo: 'Y también los volúmenes' })).toEqual({
      status: 200,
      message: TOLD,
      data: { pares: 0 },
    });
    const why = 'Y también los volúmenes';
    expect(await list()).toEqual([why, why, why]);
    expect([await db.$count(reapertura), await db.$count(reaperturaFila), mails.length]).toEqual([2, 3, 2]);
  });

  it('leaves pairs without a reason that nobody had budgeted, and those that are gone', async () => {
    const { db, pairs, reopen, list } = await openCompany(world());
    const [never = 0, removed = 0] = pairs;
    const ofPair = (id: number) => eq(relacionPeriodo.clienteProductoID, id);
    await db.update(relacionPeriodo).set({ presupuestado: false }).where(ofPair(never));
    await db.update(relacion).set({ eliminada: true }).where(eq(relacion.clienteProductoID, removed));
    expect((await reopen()).data).toEqual({ pares: 1 });
    expect(await list()).toEqual([false, 'Faltan los precios nuevos']);
    expect(await db.select().from(relacionPeriodo).where(ofPair(removed))).toMatchObject([
      { presupuestado: true },
    ]);
  });

  it("is refused for a seller that nobody is, and for pairs that are not the seller's", async () => {
    const { db, pairs, mails, reopen } = await openCompany(world());
    expect(await reopen({ vendedorID: 2_147_483_647 })).toEqual({
      status: 404,
      message: 'El vendedor no existe',
    });
    expect(await reopen({ clienteProductoIDs: [pairs[0], pairs[3]] })).toEqual({
      status: 400,
      message: `El par ${pairs[3]} no está en el presupuesto del vendedor`,
    });
    expect((await reopen({ clienteProductoIDs: [pairs[3], 2_147_483_647] })).message).toMatch(
      /^Los pares \d+ y 2147483647 no están en el presupuesto del vendedor$/,
    );
    expect(await db.$count(relacionPeriodo, eq(relacionPeriodo.presupuestado, true))).toBe(4);
    expect([await db.$count(reapertura), mails.length]).toEqual([0, 0]);
  });

  it('is refused in a period that takes no budget, and to sellers', async () => {
    const { db, tokens, reopen } = await openCompany(world());
    expect((await reopen({}, { as: tokens.ana })).status).toBe(403);
    expect(await reopen({}, { periodoID: 'SOP09-1999' })).toEqual({
      status: 400,
      message: 'El período no existe',
    });
    for (const [state, message] of [
      [{ activo: false }, 'El período está cerrado'],
      [{ activo: true, visible: false }, 'El período no admite presupuesto'],
    ] as const) {
      await db.update(periodo).set(state);
      expect(await reopen()).toEqual({ status: 400, message });
    }
    expect(await db.$count(reapertura)).toBe(0);
  });

  it('beside approvals, saves and removals ends with each pair either marked or explained', async () => {
    const { db, call, pairs, months, tokens, approve, reopen, list } = await openCompany(world());
    const answers = await Promise.all([
      ...[1, 2, 3].map((at) => reopen({ motivo: `Motivo ${at}` })),
      approve(),
      ...months
        .slice(0, 3)
        .map((id) => call('PUT', `/api/v1/ventas/${id}/precio`, { token: tokens.ana, query: { precio: 9 } })),
      call('DELETE', `/api/v1/clientes-productos/${pairs[1]}`, { token: tokens.ana }),
      reopen({ motivo: 'Motivo 4' }),
    ]);
    const statuses = answers.flat().map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
    for (const shown of await list()) expect(String(shown)).toMatch(/^(true|Motivo \d)$/);
    expect(await wrongTotals(db)).toEqual([]);
    const unmarked = await db
      .select({ id: relacionPeriodo.clienteProductoPeriodoID })
      .from(relacionPeriodo)
      .where(eq(relacionPeriodo.presupuestado, false));
    const ids = unmarked.map(({ id }) => id);
    expect(await db.$count(reaperturaFila, inArray(reaperturaFila.clienteProductoPeriodoID, ids))).toBe(
      ids.length,
    );
  });
});
