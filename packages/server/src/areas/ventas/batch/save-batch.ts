import { createHash } from 'node:crypto';
import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { gesto } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http-problem.ts';
import { exceptionsOf } from './results.ts';
import { type AskedChange, type Gesture, writeBatch } from './write.ts';

/**
 * Saves the changes of one gesture, each judged by itself: a figure that its author did not see stays, and so does one of a month that
 * takes none. A gesture that has been answered is answered the same, and nothing written.
 *
 * @returns what became of each, in their order
 * @throws HttpProblem 400 when the gesture's number belongs to another one
 */
export function saveBatch(
  db: Db,
  gesture: Gesture,
  changes: readonly AskedChange[],
): Promise<ResultadoCambio[]> {
  const huella = createHash('sha256')
    .update(JSON.stringify([gesture.origen, changes]))
    .digest('base64url');
  return db.transaction(async (saving) => {
    const { gestoID, usuarioID, vendedorID, cuando } = gesture;
    // Whoever sends the same at the same time waits here for the answer of the first.
    const begun = await saving
      .insert(gesto)
      .values({ gestoID, usuarioID, huella, excepciones: {}, cuando })
      .onConflictDoNothing();
    if (begun.rowCount === 0) return answered(saving, { gestoID, usuarioID, huella, changes });

    const written = await writeBatch(saving, gesture, changes);
    const excepciones = await exceptionsOf(saving, { vendedorID, changes, written });
    if (Object.keys(excepciones).length > 0)
      await saving.update(gesto).set({ excepciones }).where(eq(gesto.gestoID, gestoID));
    return answerOf(changes, excepciones);
  });
}

interface Repeated extends Pick<Gesture, 'gestoID' | 'usuarioID'> {
  huella: string;
  changes: readonly AskedChange[];
}

async function answered(
  db: Db,
  { gestoID, usuarioID, huella, changes }: Repeated,
): Promise<ResultadoCambio[]> {
  const [known] = await db.select().from(gesto).where(eq(gesto.gestoID, gestoID));
  if (known?.usuarioID !== usuarioID || known.huella !== huella)
    throw new HttpProblem(400, 'Con este gestoID ya se guardaron otros cambios');
  return answerOf(changes, known.excepciones);
}

function answerOf(changes: readonly AskedChange[], exceptions: Record<number, object>): ResultadoCambio[] {
  return changes.map(({ ventaID, campo }, place) => ({
    ventaID,
    campo,
    estado: 'guardado',
    ...exceptions[place],
  }));
}
