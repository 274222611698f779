import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aprobacion, periodo, relacion, relacionPeriodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { recordAudit } from '../shared/audit.ts';
import { budgetProblem } from '../shared/period.ts';
import { homeCurrency } from '../shared/seller.ts';
import { sellerTotals } from '../shared/totals.ts';

/**
 * Approves a seller's budget: marks all live rows of the period as budgeted, and records who, when and the totals. It locks
 * nothing and may be repeated (decisions §4).
 *
 * @throws HttpProblem 400 for a period that is unknown, closed or not budgetable, and for a user without a salesperson
 */
export function approve(
  db: Db,
  { usuarioID, vendedorID }: Pick<SessionUser, 'usuarioID' | 'vendedorID'>,
  periodoID: string,
  cuando: Date,
): Promise<void> {
  return db.transaction(async (approving) => {
    // Shared, so that the period cannot be closed between this look and the end.
    const [period] = await approving
      .select()
      .from(periodo)
      .where(eq(periodo.periodoID, periodoID))
      .for('share');
    const problem = budgetProblem(period);
    if (problem !== undefined) throw new HttpProblem(400, problem);
    if (vendedorID === null) throw new HttpProblem(400, 'Su usuario no está vinculado a ningún vendedor');

    const { filas, marked } = await markRows(approving, vendedorID, periodoID);
    const totals = await sellerTotals(approving, {
      vendedorID,
      periodoID,
      homeCurrency: await homeCurrency(approving, vendedorID),
    });
    const { totalVolumenTon, totalVentas, monedaID, totalVentasEUR } = totals;
    const approval = { periodoID, vendedorID, filas, totalVolumenTon, totalVentas, monedaID, totalVentasEUR };
    await approving.insert(aprobacion).values({ ...approval, usuarioID, cuando });
    await recordAudit(approving, {
      usuarioID,
      cuando,
      accion: 'presupuesto.aprobado',
      antes: { sinPresupuestar: marked },
      despues: approval,
    });
  });
}

/** Marks the seller's live rows of an open period. @returns how many there are, and the relations not marked before */
async function markRows(db: Db, vendedorID: number, periodoID: string) {
  const mine = and(
    eq(relacionPeriodo.periodoID, periodoID),
    eq(relacionPeriodo.eliminada, false),
    inArray(
      relacionPeriodo.clienteProductoID,
      db
        .select({ clienteProductoID: relacion.clienteProductoID })
        .from(relacion)
        .where(and(eq(relacion.vendedorID, vendedorID), eq(relacion.eliminada, false))),
    ),
  );
  const marked = await db
    .update(relacionPeriodo)
    .set({ presupuestado: true })
    .where(and(mine, eq(relacionPeriodo.presupuestado, false)))
    .returning({ clienteProductoID: relacionPeriodo.clienteProductoID });
  const filas = await db.$count(relacionPeriodo, mine);
  return { filas, marked: marked.map(({ clienteProductoID }) => clienteProductoID) };
}
