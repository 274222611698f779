import { periodMonths } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { relacionPeriodo, venta } from '../schema.ts';
import { figures, isBudgeted } from './figures.ts';
import type { LoadedPair } from './load-pairs.ts';
import type { DemoPeriod } from './periods.ts';

/** Loads the pairs' rows in each period, and the months of those. */
export async function loadBudgets(
  db: Db,
  pairs: readonly LoadedPair[],
  periods: readonly DemoPeriod[],
): Promise<void> {
  const rows = pairs.flatMap((pair) => periods.map((period) => ({ pair, period })));
  const loaded = await db
    .insert(relacionPeriodo)
    .values(
      rows.map(({ pair, period }) => ({
        clienteProductoID: pair.clienteProductoID,
        periodoID: period.periodoID,
        monedaID: pair.monedaID,
        presupuestado: isBudgeted(pair, period),
      })),
    )
    .returning();
  const key = (clienteProductoID: number | null, periodoID: string | null) =>
    `${clienteProductoID} ${periodoID}`;
  const rowIDs = new Map(
    loaded.map((row) => [key(row.clienteProductoID, row.periodoID), row.clienteProductoPeriodoID]),
  );

  const months = rows.flatMap(({ pair, period }) => {
    const rowID = rowIDs.get(key(pair.clienteProductoID, period.periodoID));
    return periodMonths(period).map((month) => ({ rowID, ...month, ...figures(pair, period, month) }));
  });
  const column = (name: keyof (typeof months)[number]) => sql.param(months.map((month) => month[name]));
  // Thousands of months: as five arrays they go in with one small statement.
  await db.execute(sql`
    insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select * from unnest(${column('rowID')}::int[], ${column('anio')}::smallint[], ${column('mes')}::smallint[],
      ${column('volumenTon')}::numeric[], ${column('precio')}::numeric[])`);
}
