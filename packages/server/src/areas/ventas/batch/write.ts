import type { EndpointPart, guardarLote, Origen } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { prepared } from '../../../db/prepared.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../../db/schema.ts';
import { isBudgetable, isHistoryMonth } from '../../shared/budget-rules-sql.ts';
import { isLiveRow } from '../../shared/live-row.ts';
import { type MonthKey, monthKey } from '../../shared/month-id.ts';
import type { SellerID } from '../../shared/seller.ts';
import { recordMarks } from '../record-marks.ts';

/** One change of a batch, its figures as plain decimal text. */
export type AskedChange = EndpointPart<typeof guardarLote, 'body'>['cambios'][number];

/** The currency that a price was seen in, where its author says it. */
export const currencyOf = (change: AskedChange): string | undefined =>
  change.campo === 'precio' ? change.moneda : undefined;

/** Who changes figures in one gesture, when, and how. */
export interface Gesture {
  gestoID: string;
  origen: Origen;
  usuarioID: number;
  vendedorID: SellerID;
  cuando: Date;
}

/** A month of which figures are asked for; null where one is not. */
interface AskedMonth extends MonthKey {
  volumenTon: AskedChange | null;
  precio: AskedChange | null;
}

/** A month that was held: its figures before, and which of those asked for were saved. */
export interface WrittenMonth {
  ventaID: number;
  volumenTon: { antes: string; guardado: boolean };
  precio: { antes: string; guardado: boolean };
  monedaID: string;
}

const of = (name: string, type: string) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const isOfMonth = (
  rows: SQL,
) => sql`(${venta.clienteProductoPeriodoID} = ${rows}.row_id and ${venta.anio} = ${rows}.anio
  and ${venta.mes} = ${rows}.mes)`;

/** SQL: the figure is asked for, and stands as its author saw it, or as it is to be. */
const isToSave = (asked: SQL, seen: SQL, stored: SQL, decimals: SQL) => sql`(${asked} is not null
  and (${seen} is null or ${stored} in (round(${seen}, ${decimals}), round(${asked}, ${decimals}))))`;

/**
 * Rows before months, each in the order of their keys, as all do who hold several. A month that is not the seller's to fill does not come
 * back.
 */
const saveBatch = prepared<{
  n: number;
  volumen_antes: string;
  precio_antes: string;
  volumen_guardado: boolean;
  precio_guardado: boolean;
  moneda_id: string;
}>(
  'save_batch',
  sql`with asked as materialized (
    select * from unnest(${of('rowID', 'int[]')}, ${of('anio', 'smallint[]')}, ${of('mes', 'smallint[]')},
      ${of('volumenTon', 'numeric[]')}, ${of('volumenVisto', 'numeric[]')}, ${of('precio', 'numeric[]')}, ${of('precioVisto', 'numeric[]')},
      ${of('moneda', 'text[]')})
      with ordinality as a (row_id, anio, mes, volumen, volumen_visto, precio, precio_visto, moneda, n)
  ), fila as materialized (
    select ${relacionPeriodo.clienteProductoPeriodoID} as row_id, ${relacionPeriodo.periodoID} as periodo_id,
      ${relacionPeriodo.monedaID} as moneda_id
    from ${relacionPeriodo}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    where ${relacionPeriodo.clienteProductoPeriodoID} in (select row_id from asked)
      and ${relacion.vendedorID} = ${of('vendedorID', 'int')} and ${isLiveRow} and ${isBudgetable}
    order by ${relacionPeriodo.clienteProductoPeriodoID}
    for no key update of ${relacionPeriodo}
  ), held as materialized (
    select asked.*, fila.periodo_id, fila.moneda_id, ${venta.volumenTon} as volumen_antes, ${venta.precio} as precio_antes,
      ${isToSave(sql`asked.volumen`, sql`asked.volumen_visto`, sql`${venta.volumenTon}`, sql`3`)} as volumen_guardado,
      ${isToSave(sql`asked.precio`, sql`asked.precio_visto`, sql`${venta.precio}`, sql`4`)}
        and (asked.moneda is null or asked.moneda = fila.moneda_id) as precio_guardado
    from asked join fila on fila.row_id = asked.row_id join ${venta} on ${isOfMonth(sql`asked`)}
    join ${periodo} on ${periodo.periodoID} = fila.periodo_id
    where not ${isHistoryMonth({ anio: sql`asked.anio`, mes: sql`asked.mes` })}
    order by ${venta.clienteProductoPeriodoID}, ${venta.anio}, ${venta.mes}
    for no key update of ${venta}
  ), saved as (
    update ${venta} set
      volumen_ton = case when held.volumen_guardado then held.volumen else ${venta.volumenTon} end,
      precio = case when held.precio_guardado then held.precio else ${venta.precio} end
    from held where ${isOfMonth(sql`held`)} and (held.volumen_guardado or held.precio_guardado)
    returning held.*, ${venta.volumenTon} as volumen_despues, ${venta.precio} as precio_despues
  ), marked as (
    update ${relacionPeriodo} set presupuestado = true
    where ${relacionPeriodo.clienteProductoPeriodoID} in (select row_id from saved) and not ${relacionPeriodo.presupuestado}
    returning ${relacionPeriodo.clienteProductoPeriodoID} as row_id, ${relacionPeriodo.periodoID} as periodo_id
  ), recorded as (${recordMarks(sql`
    select row_id, periodo_id, ${of('vendedorID', 'int')} as vendedor_id, ${of('usuarioID', 'int')} as usuario_id,
      ${of('cuando', 'timestamptz')} as cuando
    from marked where row_id not in (
      select row_id from saved where volumen_antes <> volumen_despues or precio_antes <> precio_despues)`)}
  ), logged as (
    insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, gesto_id,
      origen, cuando)
    select row_id, anio, mes, campo::campo, antes, despues, periodo_id, ${of('vendedorID', 'int')}, ${of('usuarioID', 'int')},
      ${of('gestoID', 'uuid')}, ${of('origen', 'origen')}, ${of('cuando', 'timestamptz')}
    from saved cross join lateral (values ('volumenTon', volumen_antes, volumen_despues), ('precio', precio_antes, precio_despues))
      as changed (campo, antes, despues)
    where antes <> despues
    order by n
  )
  select n::int, volumen_antes, precio_antes, volumen_guardado, precio_guardado, moneda_id from held`,
);

/**
 * Saves what it may of a batch in one statement, which leaves the log of it and marks the rows of what it saves. @returns the months
 * that are the seller's to fill, by `ventaID`
 */
export async function writeBatch(
  db: Db,
  { cuando, ...gesture }: Gesture,
  changes: readonly AskedChange[],
): Promise<Map<number, WrittenMonth>> {
  const months = byMonth(changes);
  const column = <T>(value: (month: AskedMonth) => T) => months.map(([, month]) => value(month));
  const { rows } = await saveBatch(db, {
    ...gesture,
    cuando: cuando.toISOString(),
    rowID: column(({ rowID }) => rowID),
    anio: column(({ anio }) => anio),
    mes: column(({ mes }) => mes),
    volumenTon: column(({ volumenTon }) => volumenTon?.valor ?? null),
    volumenVisto: column(({ volumenTon }) => volumenTon?.visto ?? null),
    precio: column(({ precio }) => precio?.valor ?? null),
    precioVisto: column(({ precio }) => precio?.visto ?? null),
    moneda: column(({ precio }) => (precio && currencyOf(precio)) ?? null),
  });
  return new Map(
    rows.flatMap((row) => {
      const ventaID = months[row.n - 1]?.[0];
      if (ventaID === undefined) return [];
      const volumenTon = { antes: row.volumen_antes, guardado: row.volumen_guardado };
      const precio = { antes: row.precio_antes, guardado: row.precio_guardado };
      return [[ventaID, { ventaID, volumenTon, precio, monedaID: row.moneda_id }]];
    }),
  );
}

function byMonth(changes: readonly AskedChange[]): [ventaID: number, AskedMonth][] {
  const months = new Map<number, AskedMonth>();
  for (const change of changes) {
    const month = months.get(change.ventaID) ?? {
      ...monthKey(change.ventaID),
      volumenTon: null,
      precio: null,
    };
    months.set(change.ventaID, { ...month, [change.campo]: change });
  }
  return [...months];
}
