import type { DatosReapertura } from '@presupuesto/api-sdk/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { reapertura, reaperturaFila, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { anyOf } from '../shared/any-of.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { holdBudgetable } from '../shared/period.ts';
import { someOf } from '../shared/some-of.ts';
import { SELLER_UNKNOWN } from '../shared/unknown.ts';
import { isLiveRowOf } from './seller-rows.ts';

export type Reopening = DatosReapertura & { periodoID: string };

/** What a reopening came to, and whom to tell. */
export interface Reopened {
  /** Pairs that are no longer marked as budgeted. */
  pares: number;
  /** Pairs that show the reason now: those, and those that an earlier reopening had left open for another reason. */
  explained: number;
  seller: Pick<typeof vendedor.$inferSelect, 'nombre' | 'apellido' | 'email'>;
}

/**
 * Takes the marks of a salesperson's pairs away, of the chosen ones or of all, and leaves the reason with them. Where none is
 * marked, nor open for another reason, nothing changes and nothing is recorded.
 *
 * @throws HttpProblem 400 for a period that takes no budget and for pairs that are not in the salesperson's; 404 for an unknown one
 */
export function reopen(db: Db, asked: Reopening, author: Author): Promise<Reopened> {
  const { periodoID, vendedorID, motivo } = asked;
  return db.transaction(async (reopening) => {
    const seller = await lockSeller(reopening, vendedorID);
    await holdBudgetable(reopening, periodoID);
    const rows = await lockRows(reopening, asked);
    const marked = rows.filter(({ presupuestado }) => presupuestado);
    const openIDs = await openForAnotherReason(reopening, rows, motivo);
    const explained = rows.filter((row) => row.presupuestado || openIDs.has(row.rowID));
    const outcome = { pares: marked.length, explained: explained.length, seller };
    if (explained.length === 0) return outcome;

    await reopening
      .update(relacionPeriodo)
      .set({ presupuestado: false })
      .where(sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(rowIDs(marked))}`);
    const [added] = await reopening
      .insert(reapertura)
      .values({ periodoID, vendedorID, motivo, ...author })
      .returning({ id: reapertura.reaperturaID });
    await reopening.execute(sql`
      insert into ${reaperturaFila} (reapertura_id, cliente_producto_periodo_id)
      select ${added?.id}::int, unnest(${sql.param(rowIDs(explained))}::int[])
      on conflict (cliente_producto_periodo_id) do update set reapertura_id = excluded.reapertura_id`);
    await recordAudit(reopening, {
      ...author,
      accion: 'presupuesto.reabierto',
      antes: { presupuestados: pairIDs(marked) },
      despues: { periodoID, vendedorID, motivo, clienteProductoIDs: pairIDs(explained) },
    });
    return outcome;
  });
}

/** One at a time with assignments and other reopenings of the salesperson's, so that nobody waits for rows in a circle. */
async function lockSeller(db: Db, vendedorID: number): Promise<Reopened['seller']> {
  const [seller] = await db
    .select({ nombre: vendedor.nombre, apellido: vendedor.apellido, email: vendedor.email })
    .from(vendedor)
    .where(eq(vendedor.vendedorID, vendedorID))
    .for('no key update');
  if (!seller) throw new HttpProblem(404, SELLER_UNKNOWN);
  return seller;
}

interface HeldRow {
  rowID: number;
  clienteProductoID: number;
  presupuestado: boolean;
}

const rowIDs = (rows: readonly HeldRow[]) => rows.map(({ rowID }) => rowID);
const pairIDs = (rows: readonly HeldRow[]) => rows.map(({ clienteProductoID }) => clienteProductoID);

/** The chosen rows, held against saves that mark them, approvals and removals. */
async function lockRows(
  db: Db,
  { periodoID, vendedorID, clienteProductoIDs }: Reopening,
): Promise<HeldRow[]> {
  const isChosen =
    clienteProductoIDs && sql`${relacionPeriodo.clienteProductoID} = ${anyOf(clienteProductoIDs)}`;
  const rows = await db
    .select({
      rowID: relacionPeriodo.clienteProductoPeriodoID,
      clienteProductoID: sql<number>`${relacionPeriodo.clienteProductoID}`,
      presupuestado: relacionPeriodo.presupuestado,
    })
    .from(relacionPeriodo)
    .where(and(isLiveRowOf(db, vendedorID, periodoID), isChosen))
    .orderBy(asc(relacionPeriodo.clienteProductoPeriodoID))
    .for('no key update');
  const found = new Set(pairIDs(rows));
  refuseUnknown([...new Set(clienteProductoIDs)].filter((id) => !found.has(id)));
  return rows;
}

function refuseUnknown(ids: readonly number[]): void {
  if (ids.length === 0) return;
  const names = someOf(ids.map(String));
  const problem = ids.length === 1 ? `El par ${names} no está` : `Los pares ${names} no están`;
  throw new HttpProblem(400, `${problem} en el presupuesto del vendedor`);
}

/** The rows that an earlier reopening has left open, and says something else of. */
async function openForAnotherReason(db: Db, rows: readonly HeldRow[], motivo: string): Promise<Set<number>> {
  const unmarked = rows.filter(({ presupuestado }) => !presupuestado);
  const open = await db
    .select({ rowID: reaperturaFila.clienteProductoPeriodoID })
    .from(reaperturaFila)
    .innerJoin(reapertura, eq(reapertura.reaperturaID, reaperturaFila.reaperturaID))
    .where(
      and(
        sql`${reaperturaFila.clienteProductoPeriodoID} = ${anyOf(rowIDs(unmarked))}`,
        ne(reapertura.motivo, motivo),
      ),
    );
  return new Set(open.map(({ rowID }) => rowID));
}
