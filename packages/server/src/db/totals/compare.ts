import { sql } from 'drizzle-orm';
import type { Db } from '../connect.ts';
import { periodo } from '../schema.ts';

/** A total that is not what its months add up to. Exact decimals as text; `esperado` is what the months say. */
interface WrongTotal {
  periodoID: string;
  /** What is counted: tonnes and sales of a division, a currency and a month, or rows and months of a salesperson. */
  de: string;
  guardado: string;
  esperado: string;
}

/** Compares the totals of every period with its months, each in one view of the database. */
export async function wrongTotals(db: Db): Promise<WrongTotal[]> {
  const periods = await db.select({ periodoID: periodo.periodoID }).from(periodo).orderBy(periodo.periodoID);
  const wrong: WrongTotal[] = [];
  for (const { periodoID } of periods) wrong.push(...(await wrongTotalsOf(db, periodoID)));
  return wrong;
}

async function wrongTotalsOf(db: Db, periodoID: string): Promise<WrongTotal[]> {
  const { rows } = await db.execute<WrongTotal & Record<string, unknown>>(sql`
    with guardado as (
      select concat_ws(' ', division_id, moneda_id, mes) as de,
        array[sum(toneladas), sum(ventas)] as cifras
      from total_parte where periodo_id = ${periodoID} group by 1
      union all
      select concat_ws(' ', 'vendedor', vendedor_id), array[sum(filas), sum(presupuestadas), sum(meses)]
      from avance_parcial where periodo_id = ${periodoID} group by 1
    ),
    esperado as (
      select concat_ws(' ', division_id, moneda_id, mes) as de, array[toneladas, ventas] as cifras
      from contar_totales(${periodoID})
      union all
      select concat_ws(' ', 'vendedor', vendedor_id), array[filas, presupuestadas, meses]
      from contar_avance(${periodoID})
    )
    select ${periodoID} as "periodoID", de, coalesce(g.cifras::text, '{}') as guardado,
      coalesce(e.cifras::text, '{}') as esperado
    from guardado g full join esperado e using (de)
    where coalesce(g.cifras, array[0, 0]) <> coalesce(e.cifras, array[0, 0])
      and not (0 = all(coalesce(g.cifras, array[0])) and 0 = all(coalesce(e.cifras, array[0])))
    order by de`);
  return rows;
}

/** Counts all totals anew. Nobody may write meanwhile. */
export function recountTotals(db: Db): Promise<void> {
  return db.transaction(async (counting) => {
    await counting.execute(
      sql`lock table venta, relacion_periodo, total_parcial, avance_parcial, venta_parcial`,
    );
    await counting.execute(sql`delete from total_parcial`);
    await counting.execute(sql`delete from venta_parcial`);
    await counting.execute(sql`delete from avance_parcial`);
    await counting.execute(sql`select anotar_periodo(periodo_id) from periodo`);
  });
}
