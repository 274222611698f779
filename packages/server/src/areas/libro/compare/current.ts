import type { Campo } from '@presupuesto/api-sdk/contract';
import { monthIndex } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { prepared } from '../../../db/prepared.ts';
import { cliente, periodo, producto, relacion, relacionPeriodo, venta } from '../../../db/schema.ts';
import { byName } from '../../../db/searchable.ts';
import { scaled } from '../../archivos/read/figure.ts';
import { isLiveRow } from '../../shared/live-row.ts';
import { monthID } from '../../shared/month-id.ts';
import type { SellerID } from '../../shared/seller.ts';

/** A month as it stands; figures scaled. */
interface CurrentMonth extends Readonly<Record<Campo, number>> {
  readonly ventaID: number;
  readonly anio: number;
  readonly mes: number;
}

/** A pair of the seller's budget as it stands. */
export interface CurrentPair {
  readonly clienteProductoPeriodoID: number;
  readonly clienteProductoID: number;
  readonly nombreCliente: string;
  readonly nombreProducto: string;
  readonly clienteCodigo: string;
  readonly productoCodigo: string;
  readonly monedaID: string;
  /** By `monthIndex`, the oldest first. */
  readonly months: ReadonlyMap<number, CurrentMonth>;
}

type Row = Omit<CurrentPair, 'months'> & {
  anios: number[];
  meses: number[];
  volumenes: string[];
  precios: string[];
};

const pairsOfSeller = prepared<Row>(
  'pairs_of_seller',
  sql`
    select ${relacionPeriodo.clienteProductoPeriodoID} as "clienteProductoPeriodoID",
      ${relacion.clienteProductoID} as "clienteProductoID", ${cliente.nombre} as "nombreCliente",
      ${producto.nombre} as "nombreProducto", ${cliente.clienteCodigo} as "clienteCodigo",
      ${producto.productoCodigo} as "productoCodigo",
      ${relacionPeriodo.monedaID} as "monedaID", month.*
    from ${relacion}
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
      and ${relacionPeriodo.periodoID} = ${sql.placeholder('periodoID')}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${producto} on ${producto.productoID} = ${relacion.productoID}
    cross join lateral (
      select coalesce(json_agg(${venta.anio} order by ${venta.anio}, ${venta.mes}), '[]') as anios,
        coalesce(json_agg(${venta.mes} order by ${venta.anio}, ${venta.mes}), '[]') as meses,
        coalesce(json_agg(${venta.volumenTon}::text order by ${venta.anio}, ${venta.mes}), '[]') as volumenes,
        coalesce(json_agg(${venta.precio}::text order by ${venta.anio}, ${venta.mes}), '[]') as precios
      from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
    ) month
    where ${relacion.vendedorID} = ${sql.placeholder('vendedorID')}::int and ${isLiveRow}
    order by ${byName(cliente.nombreBuscable)}, ${cliente.clienteID}, ${byName(producto.nombreBuscable)}, ${producto.productoID}`,
);

/** The pairs of a seller's budget with their months, by client and product. */
export async function listCurrentPairs(
  db: Db,
  of: { periodoID: string; vendedorID: SellerID },
): Promise<CurrentPair[]> {
  const { rows } = await pairsOfSeller(db, of);
  return rows.map(({ anios, meses, volumenes, precios, ...pair }) => ({
    ...pair,
    months: new Map(
      anios.map((anio, at) => {
        const mes = meses[at] ?? 0;
        const ventaID = monthID({ rowID: pair.clienteProductoPeriodoID, anio, mes });
        const [volumenTon, precio] = [scaled(volumenes[at] ?? '0'), scaled(precios[at] ?? '0')];
        return [monthIndex(anio, mes), { ventaID, anio, mes, volumenTon, precio }];
      }),
    ),
  }));
}
