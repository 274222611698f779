import type { TasaFaltante } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moneda, periodo, periodoMoneda, relacionPeriodo } from '../../db/schema.ts';
import { groupRate, salesGroups } from '../shared/totals.ts';

/**
 * A rate for the whole period covers all its sales, in a CUR period one for January too, and the euro needs none: those sales
 * need not be read.
 */
const mayLackRate: SQL = sql`${relacionPeriodo.monedaID} <> 'EUR' and not exists (
  select from ${periodoMoneda} where ${periodoMoneda.periodoID} = ${periodo.periodoID}
    and ${periodoMoneda.monedaID} = ${relacionPeriodo.monedaID}
    and (${periodoMoneda.mes} is null or (${periodo.tipo} = 'CUR' and ${periodoMoneda.mes} = 1)))`;

/**
 * What totals in euros are missing, the newest period first, by currency: in periods that somebody sees or works in, so not in
 * those that are both hidden and closed.
 */
export async function listMissingRates(db: Db): Promise<TasaFaltante[]> {
  const { rows } = await db.execute<TasaFaltante>(sql`
    with g as (${salesGroups(sql`(${periodo.visible} or ${periodo.activo}) and ${mayLackRate}`)})
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
