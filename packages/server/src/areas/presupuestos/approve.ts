import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aprobacion, relacionPeriodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { anyOf } from '../shared/any-of.ts';
import { recordAudit } from '../shared/audit.ts';
import { holdBudgetable } from '../shared/period.ts';
import { homeCurrency, NO_SELLER } from '../shared/seller.ts';
import { approvedTotals } from './approved-totals.ts';
import { isLiveRowOf } from './seller-rows.ts';

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
    await holdBudgetable(approving, periodoID);
    if (vendedorID === null) throw new HttpProblem(400, NO_SELLER);

    const { filas, marked } = await markRows(approving, vendedorID, periodoID);
    const totals = await approvedTotals(approving, {
      vendedorID,
      periodoID,
      homeCurrency: await homeCurrency(approving, vendedorID),
    });
    const { totalVolumenTon, totalVentas, monedaID, totalVentasEUR, instantanea, ultimoCambioID } = totals;
    const approval = { periodoID, vendedorID, filas, totalVolumenTon, totalVentas, monedaID, totalVentasEUR };
    await approving
      .insert(aprobacion)
      .values({ ...approval, usuarioID, cuando, instantanea, ultimoCambioID: Number(ultimoCambioID) });
    await recordAudit(approving, {
      usuarioID,
      cuando,
      accion: 'presupuesto.aprobado',
      antes: { sinPresupuestar: marked },
      despues: approval,
    });
  });
}

/** Marks the seller's live rows of an open period. @returns how many there are, and the relations not marked before, in the order of their ids */
async function markRows(db: Db, vendedorID: number, periodoID: string) {
  const mine = isLiveRowOf(db, vendedorID, periodoID);
  // In the order in which batches of figures hold them: an update takes them as they lie.
  const due = await db
    .select({ rowID: relacionPeriodo.clienteProductoPeriodoID })
    .from(relacionPeriodo)
    .where(and(mine, eq(relacionPeriodo.presupuestado, false)))
    .orderBy(asc(relacionPeriodo.clienteProductoPeriodoID))
    .for('no key update');
  const marked = await db
    .update(relacionPeriodo)
    .set({ presupuestado: true })
    .where(sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(due.map(({ rowID }) => rowID))}`)
    .returning({ clienteProductoID: relacionPeriodo.clienteProductoID });
  const filas = await db.$count(relacionPeriodo, mine);
  const relations = marked.flatMap(({ clienteProductoID }) => clienteProductoID ?? []);
  return { filas, marked: relations.toSorted((one, other) => one - other) };
}
