import type { CambioPeriodo } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { DeclaredFields } from '../../mount.ts';
import { monthID } from '../shared/month-id.ts';
import { type ChangeRow, shownChange } from './shown.ts';

/** A change with whose it is and of what. */
export type NamedChangeRow = ChangeRow &
  Omit<DeclaredFields<CambioPeriodo>, keyof ChangeRow | 'ventaID' | 'fecha'>;

/** SQL: the columns of `NamedChangeRow`, of changes `c` that `joinNames` follows. */
export const namedColumns = sql`
  c.cambio_id as "cambioID", c.campo, c.antes, c.despues, u.nombre_usuario as usuario, c.origen, c.gesto_id as "gestoID",
  c.cuando, c.anio, c.mes, c.periodo_id as "periodoID", c.vendedor_id as "vendedorID",
  coalesce(v.nombre || ' ' || v.apellido, '') as "nombreVendedor", coalesce(r.cliente_producto_id, 0) as "clienteProductoID",
  c.cliente_producto_periodo_id as "clienteProductoPeriodoID", coalesce(cl.nombre, '') as "nombreCliente",
  coalesce(pr.nombre, '') as "nombreProducto"`;

/** SQL: what is known of changes `c`. What has been deleted since has no name. */
export const joinNames: SQL = sql`
  left join usuario u on u.usuario_id = c.usuario_id
  left join vendedor v on v.vendedor_id = c.vendedor_id
  left join relacion_periodo rp on rp.cliente_producto_periodo_id = c.cliente_producto_periodo_id
  left join relacion r on r.cliente_producto_id = rp.cliente_producto_id
  left join cliente cl on cl.cliente_id = r.cliente_id
  left join producto pr on pr.producto_id = r.producto_id`;

/** A change as the contract shows it. */
export function shownNamed(row: NamedChangeRow): CambioPeriodo {
  const { clienteProductoPeriodoID: rowID, anio, mes } = row;
  return { ...shownChange(row), ventaID: monthID({ rowID, anio, mes }) };
}
