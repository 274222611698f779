import { type Aprobacion, MAX_COUNTED } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import {
  aprobacion,
  reapertura,
  reaperturaFila,
  relacion,
  relacionPeriodo,
  usuario,
  vendedor,
} from '../../db/schema.ts';
import { byName } from '../../db/searchable.ts';
import type { DeclaredFields } from '../../mount.ts';
import { changesAfter, changesBeyond } from '../shared/changes-since.ts';
import { isoInstant } from '../shared/iso-instant.ts';
import { isSeller, type SellerID } from '../shared/seller.ts';

type Shown = { [K in keyof DeclaredFields<Aprobacion>]: Aprobacion[K] };

/**
 * The latest approval of each salesperson in a period, by name, with how many changes the log has since, counted by index up to
 * `MAX_COUNTED` and one, and how many pairs are reopened.
 *
 * @param vendedorID whose is meant; undefined: everybody's
 */
export async function listApprovals(
  db: Db,
  { periodoID, vendedorID }: { periodoID: string; vendedorID: SellerID | undefined },
): Promise<Shown[]> {
  const isMeant = vendedorID === undefined ? sql`true` : isSeller(aprobacion.vendedorID, vendedorID);
  const { rows } = await db.execute<Shown>(sql`
    select ${aprobacion.vendedorID} as "vendedorID", ${vendedor.nombre} || ' ' || ${vendedor.apellido} as "nombreVendedor",
      ${vendedor.vendedorCodigo} as "vendedorCodigo",
      ${isoInstant(aprobacion.cuando)} as fecha, ${usuario.nombreUsuario} as usuario,
      case when ${aprobacion.instantanea} is null then ${counted(changesAfter(aprobacion, aprobacion.cuando))}
        else ${counted(changesBeyond(aprobacion, aprobacion))} end as "cambiosDesde",
      (select count(*)::int from ${reapertura}
        join ${reaperturaFila} on ${reaperturaFila.reaperturaID} = ${reapertura.reaperturaID}
        join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoPeriodoID} = ${reaperturaFila.clienteProductoPeriodoID}
        join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
        where ${reapertura.periodoID} = ${aprobacion.periodoID} and ${reapertura.vendedorID} = ${aprobacion.vendedorID}
          and ${relacion.vendedorID} = ${aprobacion.vendedorID} and not ${relacion.eliminada}
          and not ${relacionPeriodo.eliminada} and not ${relacionPeriodo.presupuestado}
      ) as reabiertos
    from (
      select distinct on (${aprobacion.vendedorID}) * from ${aprobacion}
      where ${aprobacion.periodoID} = ${periodoID} and ${isMeant}
      order by ${aprobacion.vendedorID}, ${aprobacion.aprobacionID} desc
    ) aprobacion
    join ${vendedor} on ${vendedor.vendedorID} = ${aprobacion.vendedorID}
    join ${usuario} on ${usuario.usuarioID} = ${aprobacion.usuarioID}
    order by ${byName(vendedor.nombreBuscable)}, ${vendedor.vendedorID}`);
  return rows;
}

/** SQL: how many of these changes there are, up to `MAX_COUNTED` and one. */
function counted(changes: SQL): SQL {
  return sql`(select count(*)::int from (select from (${changes}) change limit ${MAX_COUNTED + 1}) since)`;
}
