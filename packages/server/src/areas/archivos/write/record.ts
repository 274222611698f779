import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../../db/connect.ts';
import { auditoria } from '../../../db/schema.ts';
import { recorded } from '../../shared/recorded-fields.ts';
import type { LoadPlan } from '../plan/plan.ts';

const LOADED = 'archivo.cargado';
/** The same record while the load is being written: only who finishes an interrupted load sees it. */
const LOADING = 'archivo.cargando';

/** Whether a load has been written whole. */
export async function isWritten(db: Db, plan: LoadPlan): Promise<boolean> {
  return (await findRecord(db, plan))?.accion === LOADED;
}

async function findRecord(db: Db, { loadID, origin }: LoadPlan) {
  const [found] = await db
    .select()
    .from(auditoria)
    .where(
      and(
        eq(auditoria.cuando, origin.cuando),
        inArray(auditoria.accion, [LOADED, LOADING]),
        sql`${auditoria.despues} ->> 'cargaID' = ${loadID}`,
      ),
    );
  return found;
}

/** The record of a load under way, how many pairs have their figures, and whether it has just begun. */
export async function takeRecord(
  db: Db,
  plan: LoadPlan,
): Promise<{ recordID: number; done: number; isFirst: boolean }> {
  const found = await findRecord(db, plan);
  if (found) {
    const { pares } = z.object({ pares: z.number() }).parse(found.despues);
    return { recordID: found.auditoriaID, done: pares, isFirst: false };
  }
  const { usuarioID, cuando } = plan.origin;
  const despues = { cargaID: plan.loadID, pares: 0 };
  const [made] = await db
    .insert(auditoria)
    .values({ usuarioID, cuando, accion: LOADING, despues })
    .returning();
  if (!made) throw new Error('INSERT always gives back its row');
  return { recordID: made.auditoriaID, done: 0, isFirst: true };
}

/** Notes how many pairs have their figures now. @returns SQL: it goes with the figures */
export function advanceRecord({ loadID }: LoadPlan, recordID: number, pares: number): string {
  const despues = JSON.stringify({ cargaID: loadID, pares });
  return `update auditoria set despues = '${despues}' where auditoria_id = ${recordID}`;
}

/** Makes the record what it stays: the load is written whole. */
export async function completeRecord(db: Db, plan: LoadPlan, recordID: number): Promise<void> {
  const { loadID, origin, period, guardadas, errores, asignarEnAbiertos } = plan;
  const { archivo, nombre } = origin;
  const { periodoID } = period;
  const despues = recorded({
    cargaID: loadID,
    archivo,
    nombre,
    periodoID,
    guardadas,
    errores,
    asignarEnAbiertos,
  });
  // Who reads the log in the order of commits finds it here, and not where the load began.
  const transaccion = sql`pg_current_xact_id()`;
  await db
    .update(auditoria)
    .set({ accion: LOADED, despues, transaccion })
    .where(eq(auditoria.auditoriaID, recordID));
}
