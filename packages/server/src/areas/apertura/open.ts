import type { DatosApertura } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { periodo } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { HttpProblem } from '../../http-problem.ts';
import { lockPeriod } from '../periodos/repo.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { findPeriod, holdPeriodID, type Period } from '../shared/period.ts';
import { copyRates, copyRows, holdRelations } from './copy.ts';
import { dropStaged, stageOpening } from './stage.ts';
import type { StagedOpening } from './staged-opening.ts';

/**
 * Opens a period from another, whole or not at all: the period, active and visible, with the origin's live relations, their
 * figures as a proposal, and one rate a currency (decisions §3). On the embedded database the months are copied ahead.
 *
 * @throws HttpProblem 400 for an origin that is unknown or hidden, and for a destination that exists
 */
export async function openPeriod(db: Db, author: Author, datos: DatosApertura): Promise<Period> {
  const staged = hasSingleSession(db) ? await stage(db, datos) : undefined;
  try {
    return await openWhole(db, author, datos, staged);
  } finally {
    if (staged) await dropStaged(db, staged.ids);
  }
}

/** Copies ahead what is to be opened, unless that would be refused. */
async function stage(db: Db, datos: DatosApertura): Promise<StagedOpening | undefined> {
  const [origin, existing] = await Promise.all([
    findPeriod(db, datos.periodoOrigen),
    findPeriod(db, datos.periodoDestino),
  ]);
  if (!origin?.visible || existing) return undefined;
  return stageOpening(db, origin, destinationOf(datos));
}

/** The period that an opening makes. */
export const destinationOf = (datos: DatosApertura): Period => ({
  periodoID: datos.periodoDestino,
  tipo: datos.tipoPeriodo,
  anioInicio: datos.anioInicio,
  mesInicio: datos.mesInicio,
  cantidadMeses: datos.cantidadMeses,
  activo: true,
  visible: true,
});

function openWhole(
  db: Db,
  author: Author,
  datos: DatosApertura,
  staged: StagedOpening | undefined,
): Promise<Period> {
  const { periodoOrigen, periodoDestino } = datos;
  const exists = `El período ${periodoDestino} ya existe`;
  return refusingDuplicates({ periodo_pkey: exists }, () =>
    db.transaction(async (opening) => {
      const origin = await lockOrigin(opening, periodoOrigen);
      // Before the destination is there: a load that creates it holds salespeople and relations already.
      await holdRelations(opening, datos);
      await holdPeriodID(opening, periodoDestino);
      const [period] = await opening.insert(periodo).values(destinationOf(datos)).returning();
      if (!period) throw new Error('INSERT always gives back its row');
      const content = await copyRows(opening, origin, period, datos, staged);
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
