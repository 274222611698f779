import { isDeepStrictEqual } from 'node:util';
import { type RateData, rateProblem } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moneda, periodoMoneda } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { lockPeriod } from '../periodos/repo.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { conditional } from '../shared/conditional.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { PERIOD_UNKNOWN } from '../shared/period.ts';
import { duplicateText } from './duplicate-text.ts';

type Rate = typeof periodoMoneda.$inferSelect;
type NamedRate = Rate & { nombreMoneda: string };

const RATE_CHANGED = 'tasa.cambiada';

/** A stored rate as the contract has it. */
export function toTasa<R extends { tasaCambioEUR: string }>(rate: R) {
  return { ...rate, tasaCambioEUR: Number(rate.tasaCambioEUR) };
}

export const conditionalTasa = conditional<ReturnType<typeof toTasa<Rate>>>({
  id: 'periodoMonedaID',
  fields: ['periodoID', 'monedaID', 'tasaCambioEUR', 'mes'],
  changes: [RATE_CHANGED],
});

/** A change of a rate, and the version that its author saw. */
interface RateChange {
  periodoMonedaID: number;
  data: RateData;
  visto: string | undefined;
}

/** Creates a rate, in a closed period too: rates are the administrator's. @throws HttpProblem 400 */
export function createRate(db: Db, author: Author, data: RateData): Promise<NamedRate> {
  return writeRate(db, data, async (creating, values) => {
    const [rate] = await creating.insert(periodoMoneda).values(values).returning();
    if (!rate) throw new Error('INSERT always gives back its row');
    await recordAudit(creating, { ...author, accion: 'tasa.creada', despues: rate });
    return rate;
  });
}

/**
 * Changes a rate in all that it says; what it says already leaves no audit row, and a move to another period one more, of the period
 * that loses it.
 *
 * @throws HttpProblem 400, 404, 409
 */
export function updateRate(db: Db, author: Author, { periodoMonedaID, data, visto }: RateChange) {
  const isThis = eq(periodoMoneda.periodoMonedaID, periodoMonedaID);
  return writeRate(db, data, async (changing, values) => {
    const [antes] = await changing.select().from(periodoMoneda).where(isThis).for('update');
    if (!antes) throw unknownRate();
    await refuseStaleRate(changing, { visto, antes, values });
    const [despues] = await changing.update(periodoMoneda).set(values).where(isThis).returning();
    if (!despues) throw unknownRate();
    if (isDeepStrictEqual(antes, despues)) return despues;
    if (antes.periodoID !== despues.periodoID) {
      await recordAudit(changing, { ...author, accion: 'tasa.movida', antes });
    }
    await recordAudit(changing, { ...author, accion: RATE_CHANGED, antes, despues });
    return despues;
  });
}

/** @throws HttpProblem 404 */
export function deleteRate(db: Db, author: Author, periodoMonedaID: number): Promise<void> {
  return db.transaction(async (deleting) => {
    const [antes] = await deleting
      .delete(periodoMoneda)
      .where(eq(periodoMoneda.periodoMonedaID, periodoMonedaID))
      .returning();
    if (!antes) throw unknownRate();
    await recordAudit(deleting, { ...author, accion: 'tasa.eliminada', antes });
  });
}

/** The rate as it stands has its currency's name, as every list has it. */
async function refuseStaleRate(
  db: Db,
  { visto, antes, values }: { visto: string | undefined; antes: Rate; values: Omit<Rate, 'periodoMonedaID'> },
): Promise<void> {
  if (visto === undefined) return;
  const [currency] = await db.select().from(moneda).where(eq(moneda.monedaID, antes.monedaID));
  const actual = { ...toTasa(antes), nombreMoneda: currency?.nombre ?? antes.monedaID };
  await conditionalTasa.refuseStale(db, { visto, actual, wanted: toTasa(values) });
}

const unknownRate = () => new HttpProblem(404, 'La tasa de cambio no existe');

type Write = (db: Db, values: Omit<Rate, 'periodoMonedaID'>) => Promise<Rate>;

/** Writes a rate that may be kept, in one transaction. */
function writeRate(db: Db, data: RateData, write: Write): Promise<NamedRate> {
  return refusingDuplicates({ periodo_moneda_unica: duplicateText(data) }, () =>
    db.transaction(async (writing) => {
      // Held against its deletion, and taken before any rate, as deletion does: the two wait for each other without a deadlock.
      const period = await lockPeriod(writing, data.periodoID, 'key share');
      if (!period) throw new HttpProblem(400, PERIOD_UNKNOWN);
      const [currency] = await writing.select().from(moneda).where(eq(moneda.monedaID, data.monedaID));
      if (!currency) throw new HttpProblem(400, 'La moneda no existe');
      const problem = rateProblem(data, period.tipo);
      if (problem !== undefined) throw new HttpProblem(400, problem);
      const { periodoID, monedaID, tasaCambioEUR, mes = null } = data;
      const rate = await write(writing, { periodoID, monedaID, tasaCambioEUR, mes });
      return { ...rate, nombreMoneda: currency.nombre };
    }),
  );
}
