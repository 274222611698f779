import { isHistoryMonth, MAX_AMOUNT, periodMonths } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import { venta } from '../../db/schema.ts';
import type { Period } from '../shared/period.ts';
import { rateAt } from '../shared/rate.ts';

/**
 * SQL: the months of a period's rows, each with the earliest year whose figure it may take. With the months as values the planner
 * knows how few they are.
 */
export function monthsOf(period: Period): SQL {
  const months = periodMonths(period);
  const smallints = (values: number[]) => sql`${sql.param(values)}::smallint[]`;
  const from = months.map((month) => (isHistoryMonth(period, month) ? month.anio : 0));
  return sql`select * from unnest(${smallints(months.map(({ anio }) => anio))}, ${smallints(months.map(({ mes }) => mes))},
    ${smallints(from)}) month (anio, mes, from_anio)`;
}

/** SQL: a converted price that can be stored; one that cannot be converted, or is too large in the other currency, is as good as none. */
const kept = (price: SQL): SQL => sql`coalesce((select to_keep from (select ${price} as to_keep) converted
    where to_keep <= ${sql.raw(String(MAX_AMOUNT))}), 0)`;

/**
 * SQL: what the origin has for the destination's months of each row of `fila`, as `month` and `figure`.
 *
 * Each row's months are looked up by their key and put in order by themselves: a million months are not sorted, and go into the
 * index at its end.
 *
 * @param fila SQL: rows in order, each with the origin's row and both currencies
 */
export function figuresOf(fila: SQL, origin: Period, destination: Period): SQL {
  const rateIn = (monedaID: SQL) =>
    rateAt({
      periodoID: sql`${origin.periodoID}::text`,
      tipo: sql`${origin.tipo}::text`,
      monedaID,
      mes: sql`source.mes`,
    });
  const converted = sql`round(source.precio * ${rateIn(sql`fila.moneda_id`)} / ${rateIn(sql`fila.origin_moneda_id`)}, 4)`;
  // What is checked takes a tenth of the opening: only what is converted can be too large.
  const price = sql`case when fila.origin_moneda_id = fila.moneda_id then source.precio else ${kept(converted)} end`;
  return sql`month as materialized (${monthsOf(destination)}),
    fila as materialized (${fila}),
    figure as materialized (
      select fila.id, fila.division_id, fila.moneda_id, source.to_anio as anio, source.mes, source.volumen_ton,
        ${price} as precio
      from fila cross join lateral (
        select distinct on (month.anio, month.mes) month.anio as to_anio, month.mes, of_row.volumen_ton, of_row.precio
        from (
          select anio, mes, volumen_ton, precio from ${venta}
          where ${venta.clienteProductoPeriodoID} = fila.origin_id offset 0
        ) of_row
        join month on month.mes = of_row.mes and of_row.anio between month.from_anio and month.anio
        order by month.anio, month.mes, of_row.anio desc
      ) source
    )`;
}

/** SQL: writes `figure`. */
export const insertFigures = sql`insert into ${venta} (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select id, anio, mes, volumen_ton, precio from figure`;

/** SQL: what the totals hold of `figure`. */
export const totalsOfFigures = sql`select division_id, moneda_id, mes, sum(volumen_ton) as toneladas, sum(volumen_ton * precio) * 1000 as ventas
    from figure group by division_id, moneda_id, mes`;
