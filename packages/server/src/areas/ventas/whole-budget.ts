import type { VentaPeriodo } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  avanceParcial,
  cliente,
  division,
  pais,
  periodo,
  producto,
  relacion,
  relacionPeriodo,
  vendedor,
  venta,
} from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import type { DeclaredFields } from '../../mount.ts';
import { notesOfRows } from '../notas/of-rows.ts';
import { toNumber } from '../shared/decimal.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { ventaID } from '../shared/month-id.ts';
import { rateAt } from '../shared/rate.ts';
import { localSales } from '../shared/sales-sql.ts';
import { isSeller, type SellerID } from '../shared/seller.ts';

interface WholeBudgetPage {
  readonly periodoID: string;
  /** Whose rows are meant; undefined: everybody's. Who works as no salesperson has none. */
  readonly vendedorID?: SellerID | undefined;
  /** From 0. */
  readonly pageNumber: number;
  readonly pageSize: number;
}

/** Exact decimals as text. */
interface Figures {
  volumenTon: string;
  precio: string;
  valorMonedaLocal: string;
  valorEUR: string | null;
}

/** A line as the database gives it. */
type Line = Omit<DeclaredFields<VentaPeriodo>, keyof Figures | 'nota' | 'notaPar'> & Figures;

/** One page of a period's months, by salesperson, client, product and month, and how many there are in all. */
export async function listWholeBudget(
  db: Db,
  page: WholeBudgetPage,
): Promise<{ data: VentaPeriodo[]; rows: number }> {
  const [{ rows: lines }, { rows: counted }] = await Promise.all([
    db.execute<Line & Record<string, unknown>>(linesOf(page)),
    db.execute<{ months: number }>(
      sql`select coalesce(sum(months), 0)::int as months from (${sellersOf(page)}) seller`,
    ),
  ]);
  const rowIDs = new Set(lines.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID));
  const notes = await notesOfRows(db, [...rowIDs]);
  const data = lines.map((line) => ({
    ...line,
    volumenTon: Number(line.volumenTon),
    precio: Number(line.precio),
    valorMonedaLocal: Number(line.valorMonedaLocal),
    valorEUR: toNumber(line.valorEUR),
    nota: notes.months.get(line.ventaID),
    notaPar: notes.rows.get(line.clienteProductoPeriodoID),
  }));
  return { data, rows: counted[0]?.months ?? 0 };
}

/** Salespeople with the months of their live rows. */
function sellersOf({ periodoID, vendedorID }: WholeBudgetPage): SQL {
  const isMeant = vendedorID === undefined ? sql`true` : isSeller(avanceParcial.vendedorID, vendedorID);
  return sql`
    select ${avanceParcial.vendedorID} as id, sum(${avanceParcial.meses}) as months
    from ${avanceParcial}
    where ${avanceParcial.periodoID} = ${periodoID} and ${isMeant}
    group by 1
    having sum(${avanceParcial.meses}) > 0`;
}

/** The live rows of the salespeople on the page, each with its months, in order. */
const rowsOnPage = (periodoID: string): SQL => sql`
  select row_number() over (order by on_page.until, ${byName(cliente.nombreBuscable)}, ${cliente.clienteID},
      ${byName(producto.nombreBuscable)}, ${producto.productoID}) as place,
    (select count(*) from ${venta} where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID})
      as months,
    ${periodo.periodoID} as "periodoID", ${periodo.tipo} as tipo,
    ${relacionPeriodo.clienteProductoPeriodoID} as "clienteProductoPeriodoID",
    ${relacion.clienteProductoID} as "clienteProductoID", ${vendedor.vendedorID} as "vendedorID",
    ${vendedor.vendedorCodigo} as "vendedorCodigo",
    ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor",
    ${cliente.clienteID} as "clienteID", ${cliente.clienteCodigo} as "clienteCodigo",
    ${cliente.nombre} as "nombreCliente", ${producto.productoID} as "productoID",
    ${producto.productoCodigo} as "productoCodigo", ${producto.nombre} as "nombreProducto",
    ${division.nombre} as "nombreDivision", ${pais.nombre} as "nombrePais", ${relacionPeriodo.monedaID} as "monedaID",
    ${relacionPeriodo.presupuestado} as presupuestado
  from on_page
  join ${vendedor} on ${vendedor.vendedorID} = on_page.id
  join ${division} on ${division.divisionID} = ${vendedor.divisionID}
  join ${relacion} on ${relacion.vendedorID} = on_page.id
  join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = ${relacion.clienteProductoID}
    and ${relacionPeriodo.periodoID} = ${periodoID}
  join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
  join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
  join ${pais} on ${pais.paisID} = ${cliente.paisID}
  join ${producto} on ${producto.productoID} = ${relacion.productoID}
  where ${isLiveRow}`;

/**
 * Salespeople first, then the rows of those on the page, then their months: how many months a salesperson has is known, so that
 * of a hundred thousand rows the page's alone are looked at.
 */
function linesOf(page: WholeBudgetPage): SQL {
  const first = page.pageNumber * page.pageSize;
  const isOnPage = sql`until > ${first} and until - months < ${first + page.pageSize}`;
  const local = localSales(sql.raw('line.volumen'), sql.raw('line.precio'));
  const rate = rateAt({
    periodoID: sql.raw('line."periodoID"'),
    tipo: sql.raw('line.tipo'),
    monedaID: sql.raw('line."monedaID"'),
    mes: sql.raw('line.mes'),
  });
  return sql`
    with seller as (
      select counted.*, sum(months) over (order by ${byName(vendedor.nombreBuscable)}, counted.id) as until
      from (${sellersOf(page)}) counted join ${vendedor} on ${vendedor.vendedorID} = counted.id
    ),
    on_page as materialized (select * from seller where ${isOnPage}),
    fila as (
      select rows.*, (select min(until - months) from on_page) + sum(months) over (order by place) as until
      from (${rowsOnPage(page.periodoID)}) rows
    ),
    line as (
      select fila.*, ${ventaID} as "ventaID", ${venta.anio} as anio, ${venta.mes} as mes, ${venta.volumenTon} as volumen,
        ${venta.precio} as precio
      from fila join ${venta} on ${venta.clienteProductoPeriodoID} = fila."clienteProductoPeriodoID"
      where ${isOnPage}
      order by fila.place, ${venta.anio}, ${venta.mes}
      limit ${page.pageSize} offset greatest(0, ${first} - (select min(until - months) from fila where ${isOnPage}))
    )
    select line."ventaID", line.anio, line.mes, line."periodoID", line.volumen as "volumenTon", line.precio,
      ${local} as "valorMonedaLocal", ${local} / ${rate} as "valorEUR", line."clienteProductoPeriodoID",
      line."clienteProductoID", line."vendedorID", line."vendedorCodigo", line."nombreVendedor", line."clienteID",
      line."clienteCodigo", line."nombreCliente", line."productoID", line."productoCodigo", line."nombreProducto",
      line."nombreDivision", line."nombrePais", line."monedaID", line.presupuestado
    from line
    order by line.place, line.anio, line.mes`;
}
