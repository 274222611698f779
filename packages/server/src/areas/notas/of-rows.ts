import { sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { nota, usuario } from '../../db/schema.ts';
import { anyOf } from '../shared/any-of.ts';
import { isoInstant } from '../shared/iso-instant.ts';
import { monthID } from '../shared/month-id.ts';
import type { ShownNote } from './note-sql.ts';

/** The notes of rows by `clienteProductoPeriodoID`, and those of their months by `ventaID`. */
interface NotesOfRows {
  rows: Map<number, NonNullable<ShownNote>>;
  months: Map<number, NonNullable<ShownNote>>;
}

/** All notes of some rows: one look-up a row, where a list of thousands of months would take one for each. */
export async function notesOfRows(db: Db, rowIDs: readonly number[]): Promise<NotesOfRows> {
  const { rows: found } = await db.execute<{
    rowID: number;
    anio: number | null;
    mes: number | null;
    texto: string;
    usuario: string | null;
    fecha: string;
  }>(sql`
    select ${nota.clienteProductoPeriodoID} as "rowID", ${nota.anio} as anio, ${nota.mes} as mes, ${nota.texto} as texto,
      ${usuario.nombreUsuario} as usuario, ${isoInstant(nota.cuando)} as fecha
    from ${nota} left join ${usuario} on ${usuario.usuarioID} = ${nota.usuarioID}
    where ${nota.clienteProductoPeriodoID} = ${anyOf(rowIDs)}`);
  const notes: NotesOfRows = { rows: new Map(), months: new Map() };
  for (const { rowID, anio, mes, ...note } of found) {
    if (anio === null || mes === null) notes.rows.set(rowID, note);
    else notes.months.set(monthID({ rowID, anio, mes }), note);
  }
  return notes;
}
