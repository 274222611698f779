import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais, periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';

/**
 * Puts a client's rows into the currency of its country where nobody has said a figure yet: in open periods, all figures 0. The
 * others keep theirs, for the same price in another currency would be another price (decisions §4).
 */
export async function followCountry(db: Db, clienteID: number): Promise<void> {
  await db.execute(sql`
    update ${relacionPeriodo} set moneda_id = ${pais.monedaID}
    from ${relacion}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID},
    ${periodo}
    where ${relacion.clienteID} = ${clienteID}
      and ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
      and ${periodo.periodoID} = ${relacionPeriodo.periodoID} and ${periodo.activo}
      and ${relacionPeriodo.monedaID} <> ${pais.monedaID}
      and not exists (
        select from ${venta}
        where ${venta.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
          and (${venta.volumenTon} <> 0 or ${venta.precio} <> 0)
      )`);
}
