import type { TasaFaltante } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moneda, periodo, totalParte } from '../../db/schema.ts';
import { groupRate } from '../shared/totals.ts';

/**
 * What totals in euros are missing, the newest period first, by currency: in periods that somebody sees or works in, so not in
 * those that are both hidden and closed.
 */
export async function listMissingRates(db: Db): Promise<TasaFaltante[]> {
  const { rows } = await db.execute<TasaFaltante>(sql`
    with g as materialized (
      select ${periodo.periodoID} as periodo_id, ${periodo.tipo} as tipo, ${totalParte.monedaID} as moneda_id,
        ${totalParte.mes} as mes, sum(${totalParte.ventas}) as ventas
      from ${totalParte} join ${periodo} on ${periodo.periodoID} = ${totalParte.periodoID}
      where ${periodo.visible} or ${periodo.activo}
      group by 1, 2, 3, 4
    )
    select ${periodo.periodoID} as "periodoID", ${moneda.monedaID} as "monedaID", ${moneda.nombre} as "nombreMoneda",
      case when ${periodo.tipo} = 'CUR' then min(g.mes) end as mes
    from g
    join ${periodo} on ${periodo.periodoID} = g.periodo_id
    join ${moneda} on ${moneda.monedaID} = g.moneda_id
    where g.ventas > 0 and ${groupRate()} is null
    group by ${periodo.periodoID}, ${moneda.monedaID}
    order by ${periodo.anioInicio} desc, ${periodo.mesInicio} desc, ${periodo.periodoID}, ${moneda.monedaID}`);
  return rows;
}
