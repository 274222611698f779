import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { clients } from '../db/demo/clients.ts';
import { sellers } from '../db/demo/people.ts';
import { products } from '../db/demo/products.ts';
import { wrongTotals } from '../db/totals/compare.ts';
import { formOf } from './loading.ts';
import { salesBook } from './workbook/sales-book.ts';

/** Their backfill is long enough to go on after the answer, and their months are enough to be staged. */
export const PAIRS = 2400;
export const MONTHS = 4;

/**
 * Every seller's pairs with one client, a tonne each month, which enter the open budgets if that is asked
 * for.
 */
export function form({ isAsked = true } = {}): FormData {
  const pairs = sellers
    .flatMap(({ vendedorCodigo }) =>
      clients.flatMap(({ clienteCodigo }) =>
        products.map(({ productoCodigo }) => [vendedorCodigo, clienteCodigo, productoCodigo] as const),
      ),
    )
    .slice(0, PAIRS);
  const months = Array.from({ length: MONTHS }, (_, month) => month + 1);
  const rows = months.flatMap((mes) => pairs.map((pair) => [...pair, 2030, mes, 1, 1, null] as const));
  return formOf(salesBook(rows), 'SOPEne-2030', 'ventas.xlsx', isAsked ? { asignarEnAbiertos: 'true' } : {});
}

export interface Held {
  periods: number;
  rows: number;
  months: number;
  tonnes: string;
  records: number;
}

/** What the load has left in the database, and what its pairs lack in the open budgets. */
export async function readHeld(db: Db) {
  const held = await db.execute<{ [K in keyof Held]: Held[K] }>(sql`
    select (select count(*) from periodo where periodo_id = 'SOP01-2030') as periods,
      count(distinct cliente_producto_periodo_id) as rows, count(*) as months,
      coalesce(sum(volumen_ton), 0) as tonnes,
      (select count(*) from auditoria where accion = 'archivo.cargado') as records
    from venta join relacion_periodo using (cliente_producto_periodo_id) where periodo_id = 'SOP01-2030'`);
  const lacking = await db.execute<{ count: number }>(sql`
    select count(*) from relacion r cross join periodo p
    where p.activo and p.tipo = 'BGT' and not exists (
      select from relacion_periodo rp where rp.cliente_producto_id = r.cliente_producto_id and rp.periodo_id = p.periodo_id)`);
  const relations = await db.execute<{ count: number }>(sql`select count(*) from relacion`);
  const inBudgets = await db.execute<{ count: number }>(sql`
    select count(*) from relacion_periodo rp join periodo p using (periodo_id) where p.activo and p.tipo = 'BGT'`);
  return {
    held: held.rows[0],
    lacking: lacking.rows[0]?.count,
    inBudgets: inBudgets.rows[0]?.count,
    relations: relations.rows[0]?.count,
    wrongTotals: await wrongTotals(db),
  };
}

export const nothing: Held = { periods: 0, rows: 0, months: 0, tonnes: '0', records: 0 };
export const all: Held = {
  periods: 1,
  rows: PAIRS,
  months: PAIRS * MONTHS,
  tonnes: `${PAIRS * MONTHS}.000`,
  records: 1,
};

/** Records of what a load's backfill has given, made known or not: `archivo.asignado BGT-2027`. */
export async function backfilled(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ made: string }>(sql`
    select accion || ' ' || periodo_id as made from auditoria where accion like 'archivo.asign%' order by 1`);
  return rows.map(({ made }) => made);
}

/** What they are where every open plan but the load's own got its pairs. */
export async function openPlans(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select periodo_id as id from periodo where activo and tipo <> 'CUR' and periodo_id <> 'SOP01-2030' order by 1`);
  return rows.map(({ id }) => `archivo.asignado ${id}`);
}
