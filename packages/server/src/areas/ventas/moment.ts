import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, cliente, periodo, producto, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import type { DeclaredFields } from '../../mount.ts';
import { isHistoryMonth } from '../shared/budget-rules-sql.ts';
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
 * since stands as it stood; of the others, what it was before the first change since.
 */
export async function listFiguresOf(db: Db, moment: Moment): Promise<Shown[]> {
  const actual = sql`case since.campo when 'precio' then ${venta.precio} else ${venta.volumenTon} end`;
  const { rows } = await db.execute<Shown & Record<'actual' | 'entonces', string>>(sql`
    select ${ventaID} as "ventaID", ${relacionPeriodo.clienteProductoPeriodoID} as "clienteProductoPeriodoID",
      ${relacion.clienteProductoID} as "clienteProductoID", ${cliente.nombre} as "nombreCliente",
      ${producto.nombre} as "nombreProducto", ${venta.anio} as anio, ${venta.mes} as mes, since.campo, ${actual} as actual,
      since.antes as entonces
    from (${firstChangesSince(moment)}) since
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

/** The first change of each figure after the moment, in the order of the changes of its month. */
function firstChangesSince({ periodoID, vendedorID, fecha }: Moment): SQL {
  return sql`
    select distinct on (${cambio.clienteProductoPeriodoID}, ${cambio.anio}, ${cambio.mes}, ${cambio.campo})
      ${cambio.clienteProductoPeriodoID} as row_id, ${cambio.anio} as anio, ${cambio.mes} as mes, ${cambio.campo} as campo,
      ${cambio.antes} as antes
    from ${cambio}
    where ${cambio.periodoID} = ${periodoID} and ${cambio.vendedorID} = ${vendedorID} and ${cambio.cuando} > ${fecha.toISOString()}
    order by ${cambio.clienteProductoPeriodoID}, ${cambio.anio}, ${cambio.mes}, ${cambio.campo}, ${cambio.cambioID}`;
}
