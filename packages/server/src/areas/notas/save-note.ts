import type { ConflictoNota } from '@presupuesto/api-sdk/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { nota, periodo, relacion, relacionPeriodo, usuario, venta } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { recordAudit } from '../shared/audit.ts';
import { isLiveRow } from '../shared/live-row.ts';
import { PERIOD_CLOSED } from '../shared/period.ts';
import { isOfSeller } from '../shared/seller.ts';
import { PAIR_UNKNOWN, SALE_UNKNOWN } from '../shared/unknown.ts';

/** What a note is of: a month of a row, or the whole row, for which year and month are null. */
interface NotePlace {
  rowID: number;
  anio: number | null;
  mes: number | null;
}

interface NoteToSave {
  place: NotePlace;
  /** Empty: the note goes. */
  texto: string;
  /** What its author saw there, empty for none; without it, whatever stands there is replaced. */
  visto?: string | undefined;
  by: Pick<SessionUser, 'usuarioID' | 'tipoUsuario' | 'vendedorID'>;
  cuando: Date;
}

/**
 * Saves a note or takes it away, of an own month or row, for an administrator of any. The same text again changes nothing.
 *
 * @throws HttpProblem 404 for what is not the user's; 400 in a closed period; 409 with what the note says where that is not what its
 *   author saw
 */
export function saveNote(db: Db, { place, texto, visto, by, cuando }: NoteToSave): Promise<void> {
  return db.transaction(async (saving) => {
    const { activo, ...about } = await lockPlace(saving, place, by);
    if (!activo) throw new HttpProblem(400, PERIOD_CLOSED);
    const { rowID: clienteProductoPeriodoID, anio, mes } = place;
    const isHere = and(
      eq(nota.clienteProductoPeriodoID, clienteProductoPeriodoID),
      sql`(${nota.anio}, ${nota.mes}) is not distinct from (${anio}::smallint, ${mes}::smallint)`,
    );
    const [before] = await saving
      .select({ texto: nota.texto, cuando: nota.cuando, usuario: usuario.nombreUsuario })
      .from(nota)
      .leftJoin(usuario, eq(usuario.usuarioID, nota.usuarioID))
      .where(isHere);
    if ((before?.texto ?? '') === texto) return;
    if (visto !== undefined && (before?.texto ?? '') !== visto) throw conflict(before);

    const { usuarioID } = by;
    await saving.delete(nota).where(isHere);
    if (texto !== '') {
      const saved = { clienteProductoPeriodoID, anio, mes, texto, usuarioID, cuando };
      await saving.insert(nota).values(saved);
    }
    const state = (noted: string) => ({
      ...about,
      clienteProductoPeriodoID,
      ...(anio !== null && { anio, mes }),
      texto: noted,
    });
    await recordAudit(saving, {
      usuarioID,
      cuando,
      accion: texto === '' ? 'nota.quitada' : 'nota.guardada',
      ...(before && { antes: state(before.texto) }),
      ...(texto !== '' && { despues: state(texto) }),
    });
  });
}

interface Before {
  texto: string;
  cuando: Date;
  usuario: string | null;
}

/** What stands there instead of what was seen, and whose it is; of one that was taken away nobody is named. */
function conflict(before: Before | undefined): HttpProblem {
  const who = before?.usuario ?? 'Otra persona';
  return new HttpProblem(
    409,
    `${who} ${before ? 'cambió' : 'quitó'} esta nota después de que usted la viera`,
    {
      actual: before?.texto ?? '',
      usuario: before?.usuario ?? null,
      fecha: before?.cuando.toISOString() ?? null,
    } satisfies ConflictoNota,
  );
}

/** Holds the row against other notes, and its period so that it is not closed meanwhile: periods before rows, as an approval does. */
async function lockPlace(db: Db, { rowID, anio, mes }: NotePlace, by: NoteToSave['by']) {
  const isMonth = sql`exists (select from ${venta} where ${venta.clienteProductoPeriodoID} = ${rowID}
    and ${venta.anio} = ${anio} and ${venta.mes} = ${mes})`;
  const [found] = await db
    .select({
      periodoID: periodo.periodoID,
      vendedorID: relacion.vendedorID,
      clienteProductoID: relacion.clienteProductoID,
      activo: periodo.activo,
    })
    .from(relacionPeriodo)
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .where(
      and(
        eq(relacionPeriodo.clienteProductoPeriodoID, rowID),
        isLiveRow,
        by.tipoUsuario === 'ADMINISTRADOR' ? undefined : and(isOfSeller(by.vendedorID), periodo.visible),
        anio === null ? undefined : isMonth,
      ),
    )
    .for('share', { of: periodo });
  if (!found) throw new HttpProblem(404, anio === null ? PAIR_UNKNOWN : SALE_UNKNOWN);
  await db
    .select({ rowID: relacionPeriodo.clienteProductoPeriodoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.clienteProductoPeriodoID, rowID))
    .for('no key update');
  return found;
}
