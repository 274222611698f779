import type { Cambio } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { plannedEachTime, prepared } from '../../db/prepared.ts';
import { cambio, periodo, relacion, relacionPeriodo, usuario, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { type MonthKey, monthKey } from '../shared/month-id.ts';
import { SALE_UNKNOWN } from '../shared/unknown.ts';
import { type ChangeRow, shownChange } from './shown.ts';

const NEWEST = 100;

const month = (key: Record<keyof MonthKey, { name: string }>) =>
  sql`(${key.rowID} = ${sql.placeholder('rowID')} and ${key.anio} = ${sql.placeholder('anio')}
    and ${key.mes} = ${sql.placeholder('mes')})`;

const reader = prepared<{ isReadable: boolean }>(
  'month_reader',
  sql`
    select ${relacion.vendedorID} = ${sql.placeholder('vendedorID')}::int and ${periodo.visible} as "isReadable"
    from ${venta}
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoPeriodoID} = ${venta.clienteProductoPeriodoID}
    join ${relacion} on ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    join ${periodo} on ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    where ${month({ rowID: venta.clienteProductoPeriodoID, anio: venta.anio, mes: venta.mes })}`,
);

const changes = plannedEachTime<ChangeRow>(
  sql`
    select ${cambio.cambioID} as "cambioID", ${cambio.campo} as campo, ${cambio.antes} as antes, ${cambio.despues} as despues,
      ${usuario.nombreUsuario} as usuario, ${cambio.origen} as origen, ${cambio.gestoID} as "gestoID", ${cambio.cuando} as cuando
    from ${cambio}
    left join ${usuario} on ${usuario.usuarioID} = ${cambio.usuarioID}
    where ${month({ rowID: cambio.clienteProductoPeriodoID, anio: cambio.anio, mes: cambio.mes })}
    order by ${cambio.cambioID} desc
    limit ${sql.raw(String(NEWEST))}`,
);

/**
 * The newest changes of a month's figures. A seller reads those of their own pairs, removed ones too, in visible periods; an
 * administrator all.
 *
 * @throws HttpProblem 404
 */
export async function listChangesOfMonth(
  db: Db,
  ventaID: number,
  { tipoUsuario, vendedorID }: Pick<SessionUser, 'tipoUsuario' | 'vendedorID'>,
): Promise<Cambio[]> {
  const { rowID, anio, mes } = monthKey(ventaID);
  const key = { rowID, anio, mes };
  const [found] = (await reader(db, { ...key, vendedorID })).rows;
  if (!found || !(tipoUsuario === 'ADMINISTRADOR' || found.isReadable)) {
    throw new HttpProblem(404, SALE_UNKNOWN);
  }
  return (await changes(db, key)).rows.map(shownChange);
}
