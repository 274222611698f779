import type { ParConMeses } from '@presupuesto/api-sdk/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { plannedEachTime } from '../../db/prepared.ts';
import { avanceParcial, periodo, relacionPeriodo, vendedor, venta } from '../../db/schema.ts';
import type { DeclaredFields } from '../../mount.ts';
import { notesOfRows } from '../notas/of-rows.ts';
import { listSomeRows } from '../relaciones/repo.ts';
import { toNumber } from '../shared/decimal.ts';
import { ventaID } from '../shared/month-id.ts';
import { rateAt } from '../shared/rate.ts';
import { localSales } from '../shared/sales-sql.ts';
import { isSeller, type SellerID } from '../shared/seller.ts';

interface PairsPage {
  readonly periodoID: string;
  readonly vendedorID: SellerID;
  /** From 0. */
  readonly pageNumber: number;
  readonly pageSize: number;
}

type Pair = DeclaredFields<ParConMeses>;
type Month = DeclaredFields<ParConMeses['meses'][number]>;

/** One page of a salesperson's live pairs in a period, by client and product, with their months, and how many pairs there are in all. */
export async function listPairsWithMonths(
  db: Db,
  { periodoID, vendedorID, pageNumber, pageSize }: PairsPage,
): Promise<{ data: Pair[]; rows: number }> {
  const [onPage, rows] = await Promise.all([
    listSomeRows(db, { vendedorID, periodoID, limit: pageSize, offset: pageNumber * pageSize }),
    countRows(db, vendedorID, periodoID),
  ]);
  if (vendedorID === null || onPage.length === 0) return { data: [], rows };
  const rowIDs = onPage.map(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID);
  const [nombreVendedor, months] = await Promise.all([
    nameOf(db, vendedorID),
    monthsOf(db, periodoID, rowIDs),
  ]);
  const data = onPage.map((row) => ({
    ...row,
    nombreVendedor,
    meses: months.get(row.clienteProductoPeriodoID) ?? [],
  }));
  return { data, rows };
}

/** How many live rows a salesperson has, which is kept. */
async function countRows(db: Db, vendedorID: SellerID, periodoID: string): Promise<number> {
  const [counted] = await db
    .select({ rows: sql<number>`coalesce(sum(${avanceParcial.filas}), 0)::int` })
    .from(avanceParcial)
    .where(and(eq(avanceParcial.periodoID, periodoID), isSeller(avanceParcial.vendedorID, vendedorID)));
  return counted?.rows ?? 0;
}

async function nameOf(db: Db, vendedorID: number): Promise<string> {
  const [found] = await db
    .select({ nombre: vendedor.nombre, apellido: vendedor.apellido })
    .from(vendedor)
    .where(eq(vendedor.vendedorID, vendedorID));
  if (!found) throw new Error(`There is no salesperson ${vendedorID}`);
  return `${found.nombre} ${found.apellido}`;
}

/** A month as the database gives it: exact decimals as text. */
interface Line extends Record<string, unknown> {
  fila: number;
  ventaID: number;
  anio: number;
  mes: number;
  volumenTon: string;
  precio: string;
  valorMonedaLocal: string;
  valorEUR: string | null;
}

const rowIDs = sql`any(${sql.placeholder('rowIDs')}::int[])`;
const local = localSales();
const rate = rateAt({
  periodoID: periodo.periodoID,
  tipo: periodo.tipo,
  monedaID: sql.raw('moneda.moneda_id'),
  mes: sql.raw('of_year.mes'),
});

/** A rate is looked up once for each currency and month, of which there are a few dozen, not for each of thousands of months. */
const monthsOfRows = plannedEachTime<Line>(sql`
  with tasa as materialized (
    select moneda.moneda_id, of_year.mes, ${rate} as tasa
    from (
      select distinct ${relacionPeriodo.monedaID} as moneda_id
      from ${relacionPeriodo}
      where ${relacionPeriodo.clienteProductoPeriodoID} = ${rowIDs}
    ) moneda
    cross join generate_series(1, 12) of_year(mes)
    join ${periodo} on ${periodo.periodoID} = ${sql.placeholder('periodoID')}
  )
  select ${venta.clienteProductoPeriodoID} as fila, ${ventaID} as "ventaID", ${venta.anio} as anio, ${venta.mes} as mes,
    ${venta.volumenTon} as "volumenTon", ${venta.precio} as precio, ${local} as "valorMonedaLocal",
    ${local} / tasa.tasa as "valorEUR"
  from ${relacionPeriodo}
  join ${venta} on ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
  join tasa on tasa.moneda_id = ${relacionPeriodo.monedaID} and tasa.mes = ${venta.mes}
  where ${relacionPeriodo.clienteProductoPeriodoID} = ${rowIDs}
  order by ${venta.clienteProductoPeriodoID}, ${venta.anio}, ${venta.mes}`);

/** The months of some rows of a period, by `clienteProductoPeriodoID`, each row's by year and month. */
async function monthsOf(db: Db, periodoID: string, rows: readonly number[]): Promise<Map<number, Month[]>> {
  const [{ rows: lines }, notes] = await Promise.all([
    monthsOfRows(db, { periodoID, rowIDs: rows }),
    notesOfRows(db, rows),
  ]);
  const months = new Map<number, Month[]>();
  for (const line of lines) {
    const month = {
      ventaID: line.ventaID,
      anio: line.anio,
      mes: line.mes,
      volumenTon: Number(line.volumenTon),
      precio: Number(line.precio),
      valorMonedaLocal: Number(line.valorMonedaLocal),
      valorEUR: toNumber(line.valorEUR),
      nota: notes.months.get(line.ventaID),
    };
    const known = months.get(line.fila);
    if (known) known.push(month);
    else months.set(line.fila, [month]);
  }
  return months;
}
