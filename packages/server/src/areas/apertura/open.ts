import type { DatosApertura } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { periodo } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';
import { lockPeriod } from '../periodos/repo.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { holdPeriodID, type Period } from '../shared/period.ts';
import { copyRates, copyRows, holdRelations } from './copy.ts';

/**
 * Opens a period from another, whole or not at all: the period, active and visible, with the origin's live relations, their
 * figures as a proposal, and one rate a currency (decisions §3).
 *
 * @throws HttpProblem 400 for an origin that is unknown or hidden, and for a destination that exists
 */
export function openPeriod(db: Db, author: Author, datos: DatosApertura): Promise<Period> {
  const { periodoOrigen, periodoDestino, tipoPeriodo, anioInicio, mesInicio, cantidadMeses } = datos;
  const exists = `El período ${periodoDestino} ya existe`;
  return refusingDuplicates({ periodo_pkey: exists }, () =>
    db.transaction(async (opening) => {
      const origin = await lockOrigin(opening, periodoOrigen);
      // Before the destination is there: a load that creates it holds salespeople and relations already.
      await holdRelations(opening, datos);
      await holdPeriodID(opening, periodoDestino);
      const [period] = await opening
        .insert(periodo)
        .values({ periodoID: periodoDestino, tipo: tipoPeriodo, anioInicio, mesInicio, cantidadMeses })
        .returning();
      if (!period) throw new Error('INSERT always gives back its row');
      const content = await copyRows(opening, origin, period, datos);
      const tasas = await copyRates(opening, periodoOrigen, period.periodoID);
      const despues = { ...period, periodoOrigen, ...content, tasas };
      await recordAudit(opening, { ...author, accion: 'periodo.abierto', despues });
      return period;
    }),
  );
}

/** Keeps the origin from being deleted. A hidden one is not on the form's list, and refused like an unknown one. */
async function lockOrigin(db: Db, periodoID: string): Promise<Period> {
  const origin = await lockPeriod(db, periodoID, 'key share');
  if (!origin) throw new HttpProblem(400, `El período origen ${periodoID} no existe`);
  if (!origin.visible) throw new HttpProblem(400, `El período origen ${periodoID} está oculto`);
  return origin;
}
