import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';
import { reapertura, reaperturaFila, relacionPeriodo, usuario } from '../../db/schema.ts';
import type { DeclaredFields } from '../../mount.ts';
import { isoInstant } from '../shared/iso-instant.ts';

type ShownReopening = DeclaredFields<NonNullable<ClienteProductoPeriodo['reapertura']>> | null;

/** SQL: why the mark of a `relacion_periodo` was taken away, as long as it has not come back. */
export const reopeningOfRow: SQL<ShownReopening> = sql<ShownReopening>`(
  select json_build_object('motivo', ${reapertura.motivo}, 'usuario', ${usuario.nombreUsuario}, 'fecha', ${isoInstant(reapertura.cuando)})
  from ${reaperturaFila}
  join ${reapertura} on ${reapertura.reaperturaID} = ${reaperturaFila.reaperturaID}
  left join ${usuario} on ${usuario.usuarioID} = ${reapertura.usuarioID}
  where ${reaperturaFila.clienteProductoPeriodoID} = ${relacionPeriodo.clienteProductoPeriodoID}
    and not ${relacionPeriodo.presupuestado})`;
