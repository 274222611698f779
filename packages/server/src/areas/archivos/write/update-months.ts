import { AMOUNT_DECIMALS } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cambio, relacion, relacionPeriodo, venta } from '../../../db/schema.ts';
import { numbers } from '../plan/pairs-sql.ts';
import type { LoadPlan } from '../plan/plan.ts';
import { unscaled } from '../read/figure.ts';

/** A month that is to have other figures; scaled. */
export interface ChangedMonth {
  rowID: number;
  /** As `monthIndex` counts. */
  month: number;
  tonnes: number;
  price: number;
}

const isSameMonth = (one: string, other: string) =>
  sql.raw(
    ['cliente_producto_periodo_id', 'anio', 'mes']
      .map((key) => `${one}.${key} = ${other}.${key}`)
      .join(' and '),
  );

/**
 * Gives months of a load other figures. Of those that somebody had typed, which the log knows, the log gets an entry each; the load's own
 * record stands for all others.
 */
export async function updateMonths(
  db: Db,
  months: readonly ChangedMonth[],
  { origin, period }: Pick<LoadPlan, 'origin' | 'period'>,
): Promise<void> {
  if (months.length === 0) return;
  const column = (figure: (month: ChangedMonth) => number) => numbers(months.map(figure), 'int');
  const tonnes = numbers(
    months.map((month) => unscaled(month.tonnes, AMOUNT_DECIMALS.volumenTon)),
    'numeric',
  );
  const prices = numbers(
    months.map((month) => unscaled(month.price, AMOUNT_DECIMALS.precio)),
    'numeric',
  );
  await db.execute(sql`
    with f as materialized (
      select row_id as cliente_producto_periodo_id, (month / 12)::smallint as anio, (month % 12 + 1)::smallint as mes, toneladas, precio
      from unnest(${column(({ rowID }) => rowID)}, ${column(({ month }) => month)}, ${tonnes}, ${prices})
        as f(row_id, month, toneladas, precio)
    ), typed as materialized (
      select id from (select distinct cliente_producto_periodo_id as id from f) as row
      where exists (select from ${cambio} where ${cambio.clienteProductoPeriodoID} = id)
    ), before as materialized (
      select f.*, ${venta.volumenTon} as toneladas_antes, ${venta.precio} as precio_antes
      from typed join f on f.cliente_producto_periodo_id = typed.id join ${venta} on ${isSameMonth('f', 'venta')}
    ), logged as (
      insert into ${cambio} (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, origen, cuando)
      select before.cliente_producto_periodo_id, before.anio, before.mes, changed.campo, changed.antes, changed.despues,
        ${period.periodoID}, ${relacion.vendedorID}, ${origin.usuarioID}::int, 'archivo', ${origin.cuando.toISOString()}::timestamptz
      from before
      join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoPeriodoID} = before.cliente_producto_periodo_id
      join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
      cross join lateral (values
        ('volumenTon'::campo, toneladas_antes, toneladas), ('precio'::campo, precio_antes, before.precio)
      ) as changed (campo, antes, despues)
      where changed.antes <> changed.despues
        and exists (select from ${cambio} known where ${isSameMonth('known', 'before')} and known.campo = changed.campo)
    )
    update ${venta} set volumen_ton = f.toneladas, precio = f.precio from f where ${isSameMonth('venta', 'f')}`);
}
