import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { aprobacion, cliente, periodo, producto, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import type { DeclaredFields } from '../../mount.ts';
import { isHistoryMonth } from '../shared/budget-rules-sql.ts';
import { changesAfter, changesBeyond } from '../shared/changes-since.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { ventaID } from '../shared/month-id.ts';

/** Whose budget of which open period, when, and of which pair, if of one alone. */
interface Moment {
  periodoID: string;
  vendedorID: number;
  fecha: Date;
  clienteProductoID?: number | undefined;
}

type Shown = { [K in keyof DeclaredFields<CifraDeMomento>]: CifraDeMomento[K] };

/**
 * The figures of a salesperson's open months that stood otherwise at a moment, by client, product and month. What has not changed
 * since stands as it stood; of the others, what it was before the first change since. The moment of an approval is what its totals
 * contain.
 */
export async function listFiguresOf(db: Db, moment: Moment): Promise<Shown[]> {
  const actual = sql`case since.campo when 'precio' then ${venta.precio} else ${venta.volumenTon} end`;
  const { rows } = await db.execute<Shown & Record<'actual' | 'entonces', string>>(sql`
    select ${ventaID} as "ventaID", ${relacionPeriodo.clienteProductoPeriodoID} as "clienteProductoPeriodoID",
      ${relacion.clienteProductoID} as "clienteProductoID", ${cliente.nombre} as "nombreCliente",
      ${producto.nombre} as "nombreProducto", ${venta.anio} as anio, ${venta.mes} as mes, since.campo, ${actual} as actual,
      since.antes as entonces
    from (${firstOf(await changesSince(db, moment))}) since
    join ${venta} on ${venta.clienteProductoPeriodoID} = since.row_id and ${venta.anio} = since.anio and ${venta.mes} = since.mes
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoPeriodoID} = since.row_id
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${producto} on ${producto.productoID} = ${relacion.productoID}
    where ${actual} <> since.antes and ${isLiveRow} and not ${isHistoryMonth(venta)} and ${isPair(moment)}
    order by ${byName(cliente.nombreBuscable)}, ${cliente.clienteID}, ${byName(producto.nombreBuscable)}, ${producto.productoID},
      ${venta.anio}, ${venta.mes}, since.campo`);
  return rows.map((row) => ({ ...row, actual: Number(row.actual), entonces: Number(row.entonces) }));
}

const isPair = ({ clienteProductoID }: Moment): SQL =>
  clienteProductoID === undefined ? sql`true` : sql`${relacion.clienteProductoID} = ${clienteProductoID}`;

async function changesSince(db: Db, { periodoID, vendedorID, fecha }: Moment): Promise<SQL> {
  const [approval] = await db
    .select({ instantanea: aprobacion.instantanea, ultimoCambioID: aprobacion.ultimoCambioID })
    .from(aprobacion)
    .where(
      and(
        eq(aprobacion.periodoID, periodoID),
        eq(aprobacion.vendedorID, vendedorID),
        eq(aprobacion.cuando, fecha),
      ),
    )
    .orderBy(desc(aprobacion.aprobacionID))
    .limit(1);
  const of = { periodoID: sql`${periodoID}`, vendedorID: sql`${vendedorID}` };
  if (!approval || approval.instantanea === null) return changesAfter(of, sql`${fecha.toISOString()}`);
  return changesBeyond(of, {
    instantanea: sql`${approval.instantanea}::pg_snapshot`,
    ultimoCambioID: sql`${approval.ultimoCambioID}`,
  });
}

/** SQL: the first change of each figure, in the order of the changes of its month. */
function firstOf(changes: SQL): SQL {
  return sql`
    select distinct on (cliente_producto_periodo_id, anio, mes, campo)
      cliente_producto_periodo_id as row_id, anio, mes, campo, antes
    from (${changes}) change
    order by cliente_producto_periodo_id, anio, mes, campo, cambio_id`;
}
