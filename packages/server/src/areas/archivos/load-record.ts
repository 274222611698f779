import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db } from '../../db/connect.ts';
import { auditoria } from '../../db/schema.ts';
import type { LoadPlan } from './load-plan.ts';

const DEED = 'archivo.cargado';
/** The same record while the load is being written: nobody but who finishes an interrupted load ever sees it. */
const DEED_UNDER_WAY = 'archivo.cargando';

/** Whether a load has been written whole. */
export async function isWritten(db: Db, plan: LoadPlan): Promise<boolean> {
  return (await findRecord(db, plan))?.accion === DEED;
}

async function findRecord(db: Db, { loadID, deed }: LoadPlan) {
  const [found] = await db
    .select()
    .from(auditoria)
    .where(
      and(
        eq(auditoria.cuando, deed.cuando),
        inArray(auditoria.accion, [DEED, DEED_UNDER_WAY]),
        sql`${auditoria.despues} ->> 'cargaID' = ${loadID}`,
      ),
    );
  return found;
}

/** The record of a load under way, how many of its pairs have their figures, and whether it has only just begun. */
export async function takeRecord(
  db: Db,
  plan: LoadPlan,
): Promise<{ recordID: number; done: number; isFirst: boolean }> {
  const found = await findRecord(db, plan);
  if (found) {
    const { pares } = z.object({ pares: z.number() }).parse(found.despues);
    return { recordID: found.auditoriaID, done: pares, isFirst: false };
  }
  const { usuarioID, cuando } = plan.deed;
  const despues = { cargaID: plan.loadID, pares: 0 };
  const [made] = await db
    .insert(auditoria)
    .values({ usuarioID, cuando, accion: DEED_UNDER_WAY, despues })
    .returning();
  if (!made) throw new Error('INSERT always gives back its row');
  return { recordID: made.auditoriaID, done: 0, isFirst: true };
}

/** Tells how many pairs have their figures now. @returns SQL: it goes with the figures */
export function advanceRecord({ loadID }: LoadPlan, recordID: number, pares: number): string {
  const despues = JSON.stringify({ cargaID: loadID, pares });
  return `update auditoria set despues = '${despues}' where auditoria_id = ${recordID}`;
}

/** Makes the record what it stays: the load is written whole. */
export async function completeRecord(db: Db, plan: LoadPlan, recordID: number): Promise<void> {
  const { loadID, deed, period, guardadas, errores, asignarEnAbiertos } = plan;
  const { archivo, nombre } = deed;
  const { periodoID } = period;
  const despues = { cargaID: loadID, archivo, nombre, periodoID, guardadas, errores, asignarEnAbiertos };
  await db.update(auditoria).set({ accion: DEED, despues }).where(eq(auditoria.auditoriaID, recordID));
}
