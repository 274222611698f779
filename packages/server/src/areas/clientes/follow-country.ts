import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cambio, cliente, pais, periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { type Author, recordAudit } from '../shared/audit.ts';

/** From here the seller's open screens hear that the rows are others (decision 259). */
const CURRENCY_FOLLOWED = 'relacion.actualizada';

type Followed = { vendedorID: number; periodoID: string; monedaID: string };

/**
 * Puts a client's rows into the currency of its country where nobody has said a figure yet: in open periods, all figures 0, and none of
 * them ever another. The others keep theirs, for the same price in another currency would be another price (decisions §4), also where it
 * is taken back later.
 */
export async function followCountry(db: Db, author: Author, clienteID: number): Promise<void> {
  const { rows } = await db.execute<Followed>(sql`
    with fila as (
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
        )
        and not exists (
          select from ${cambio}
          where ${cambio.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
        )
      returning ${relacion.vendedorID} as vendedor_id, ${relacionPeriodo.periodoID} as periodo_id, ${relacionPeriodo.monedaID} as moneda_id
    )
    select distinct vendedor_id as "vendedorID", periodo_id as "periodoID", moneda_id as "monedaID"
    from fila order by vendedor_id, periodo_id`);
  for (const followed of rows)
    await recordAudit(db, { ...author, accion: CURRENCY_FOLLOWED, despues: { ...followed, clienteID } });
}
