import type { VentaPeriodo } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
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
import { toNumber } from '../shared/decimal.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { ventaID } from '../shared/month-id.ts';
import { rateAt } from '../shared/rate.ts';

interface WholeBudgetPage {
  readonly periodoID: string;
  /** Whose rows are meant. */
  readonly whose: SQL;
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
type Line = Omit<DeclaredFields<VentaPeriodo>, keyof Figures> & Figures;

/** One page of a period's months, by salesperson, client, product and month, and how many there are in all. */
export async function listWholeBudget(
  db: Db,
  page: WholeBudgetPage,
): Promise<{ data: VentaPeriodo[]; rows: number }> {
  const [{ rows: lines }, rows] = await Promise.all([
    db.execute<Line & Record<string, unknown>>(linesOf(page)),
    countMonths(db, page),
  ]);
  const data = lines.map((line) => ({
    ...line,
    volumenTon: Number(line.volumenTon),
    precio: Number(line.precio),
    valorMonedaLocal: Number(line.valorMonedaLocal),
    valorEUR: toNumber(line.valorEUR),
  }));
  return { data, rows };
}

/** The live rows of the period that are meant, with all that they hang on; the other half of a query. */
const from = ({ periodoID, whose }: WholeBudgetPage): SQL => sql`
  from ${relacionPeriodo}
  join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
  join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
  join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
  join ${division} on ${division.divisionID} = ${vendedor.divisionID}
  join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
  join ${pais} on ${pais.paisID} = ${cliente.paisID}
  join ${producto} on ${producto.productoID} = ${relacion.productoID}
  join ${venta} on ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
  where ${relacionPeriodo.periodoID} = ${periodoID} and ${isLiveRow} and ${whose}`;

async function countMonths(db: Db, page: WholeBudgetPage): Promise<number> {
  const { rows } = await db.execute<{ months: number }>(sql`select count(*)::int as months ${from(page)}`);
  return rows[0]?.months ?? 0;
}

/** Chooses the page's months first, so that no rate is looked up for the others. */
function linesOf(page: WholeBudgetPage): SQL {
  const local = sql.raw('line."volumenTon" * 1000 * line."precio"');
  const rate = rateAt({
    periodoID: sql.raw('line."periodoID"'),
    tipo: sql.raw('line."tipo"'),
    monedaID: sql.raw('line."monedaID"'),
    mes: sql.raw('line."mes"'),
  });
  return sql`
    select line."ventaID", line."anio", line."mes", line."periodoID", line."volumenTon", line."precio",
      ${local} as "valorMonedaLocal", ${local} / ${rate} as "valorEUR",
      line."clienteProductoPeriodoID", line."clienteProductoID", line."vendedorID", line."vendedorCodigo",
      line."nombreVendedor", line."clienteID", line."clienteCodigo", line."nombreCliente", line."productoID",
      line."productoCodigo", line."nombreProducto", line."nombreDivision", line."nombrePais", line."monedaID",
      line."presupuestado"
    from (
      select row_number() over () as place, page.* from (
        select ${ventaID} as "ventaID", ${venta.anio} as anio, ${venta.mes} as mes,
          ${periodo.periodoID} as "periodoID", ${periodo.tipo} as tipo, ${venta.volumenTon} as "volumenTon",
          ${venta.precio} as precio, ${relacionPeriodo.clienteProductoPeriodoID} as "clienteProductoPeriodoID",
          ${relacion.clienteProductoID} as "clienteProductoID", ${vendedor.vendedorID} as "vendedorID",
          ${vendedor.vendedorCodigo} as "vendedorCodigo",
          ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor",
          ${cliente.clienteID} as "clienteID", ${cliente.clienteCodigo} as "clienteCodigo",
          ${cliente.nombre} as "nombreCliente", ${producto.productoID} as "productoID",
          ${producto.productoCodigo} as "productoCodigo", ${producto.nombre} as "nombreProducto",
          ${division.nombre} as "nombreDivision", ${pais.nombre} as "nombrePais", ${relacionPeriodo.monedaID} as "monedaID",
          ${relacionPeriodo.presupuestado} as presupuestado
        ${from(page)}
        order by ${byName(vendedor.nombreBuscable)}, ${vendedor.vendedorID}, ${byName(cliente.nombreBuscable)},
          ${cliente.clienteID}, ${byName(producto.nombreBuscable)}, ${producto.productoID}, ${venta.anio}, ${venta.mes}
        limit ${page.pageSize} offset ${page.pageNumber * page.pageSize}
      ) page
    ) line
    order by line.place`;
}
