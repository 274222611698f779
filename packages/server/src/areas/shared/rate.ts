import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { periodoMoneda } from '../../db/schema.ts';

/** Where a rate is wanted, as SQL. */
interface RatePlace {
  periodoID: SQLWrapper;
  /** The period's type. */
  tipo: SQLWrapper;
  monedaID: SQLWrapper;
  mes: SQLWrapper;
}

/**
 * Units of a currency per euro in a month of a period, or null: the month's own rate, then the period's, then, in a CUR
 * period, that of the latest earlier month. The euro is 1 (decisions §5).
 */
export function rateAt({ periodoID, tipo, monedaID, mes }: RatePlace): SQL<string | null> {
  const rate = periodoMoneda;
  return sql<string | null>`(case when ${monedaID} = 'EUR' then 1 else (
    select ${rate.tasaCambioEUR} from ${rate}
    where ${rate.periodoID} = ${periodoID} and ${rate.monedaID} = ${monedaID}
      and (${rate.mes} is null or ${rate.mes} = ${mes} or (${tipo} = 'CUR' and ${rate.mes} < ${mes}))
    order by ${rate.mes} is distinct from ${mes}, ${rate.mes} is not null, ${rate.mes} desc
    limit 1) end)`;
}

/** A month as far as its rate depends on it: null where the currency has no rates by month in the period. */
export function rateMonth({ periodoID, monedaID, mes }: Omit<RatePlace, 'tipo'>): SQL<number | null> {
  const rate = periodoMoneda;
  return sql<number | null>`(case when (${periodoID}, ${monedaID}) in (
    select ${rate.periodoID}, ${rate.monedaID} from ${rate} where ${rate.mes} is not null) then ${mes} end)`;
}
