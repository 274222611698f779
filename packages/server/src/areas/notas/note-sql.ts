import type { Nota } from '@presupuesto/api-sdk/contract';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { nota, usuario } from '../../db/schema.ts';
import type { DeclaredFields } from '../../mount.ts';
import { isoInstant } from '../shared/iso-instant.ts';
import type { MonthKey } from '../shared/month-id.ts';

/** A note as answers carry it; null where nobody has written one. */
export type ShownNote = DeclaredFields<Nota> | null;

/** SQL: the note of a month, looked up by its key. */
export function noteOfMonth({ rowID, anio, mes }: Record<keyof MonthKey, SQLWrapper>): SQL<ShownNote> {
  return noteWhere(
    sql`${nota.clienteProductoPeriodoID} = ${rowID} and ${nota.anio} = ${anio} and ${nota.mes} = ${mes}`,
  );
}

/** SQL: the note of a whole row, looked up by its key. */
export function noteOfRow(rowID: SQLWrapper): SQL<ShownNote> {
  return noteWhere(sql`${nota.clienteProductoPeriodoID} = ${rowID} and ${nota.anio} is null`);
}

function noteWhere(isMeant: SQL): SQL<ShownNote> {
  return sql<ShownNote>`(
    select json_build_object('texto', ${nota.texto}, 'usuario', ${usuario.nombreUsuario}, 'fecha', ${isoInstant(nota.cuando)})
    from ${nota} left join ${usuario} on ${usuario.usuarioID} = ${nota.usuarioID}
    where ${isMeant})`;
}
