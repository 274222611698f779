import { monthIndex, monthName } from '@presupuesto/api-sdk/contract';
import { eq } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { relacionPeriodo } from '../../../db/schema.ts';
import { HttpProblem } from '../../../http-problem.ts';
import { findPeriod, PERIOD_CLOSED, type Period } from '../../shared/period.ts';
import type { NamedLoad } from '../load-name.ts';

const MOST_MONTHS = 36;
const MONTHS_OF_YEAR = 12;

/**
 * The period that a load goes into. Its months are numbered from January of its first year on: slot 0 (before
 * its start they are history, decisions §3).
 */
export interface LoadTarget {
  load: NamedLoad;
  /** As it stands; undefined: the load makes it. */
  existing: Period | undefined;
  /** `monthIndex` of slot 0. */
  firstMonth: number;
  /** The slots that rows of the file may have. */
  firstSlot: number;
  lastSlot: number;
}

/** @throws HttpProblem 400 for a closed period */
export async function findTarget(db: Db, load: NamedLoad): Promise<LoadTarget> {
  const existing = await findPeriod(db, load.periodoID);
  if (existing?.activo === false) throw new HttpProblem(400, PERIOD_CLOSED);
  const firstMonth = monthIndex(existing?.anioInicio ?? load.anio, 1);
  if (load.tipo === 'CUR') {
    const slot = monthIndex(load.anio, load.mes) - firstMonth;
    return { load, existing, firstMonth, firstSlot: slot, lastSlot: slot };
  }
  const { mesInicio, cantidadMeses } = existing ?? { mesInicio: load.mes, cantidadMeses: MOST_MONTHS };
  return { load, existing, firstMonth, firstSlot: 0, lastSlot: mesInicio + cantidadMeses - 2 };
}

/** Whether the period has no rows yet. */
export async function isEmpty(db: Db, { load }: LoadTarget): Promise<boolean> {
  const [row] = await db
    .select({ id: relacionPeriodo.clienteProductoPeriodoID })
    .from(relacionPeriodo)
    .where(eq(relacionPeriodo.periodoID, load.periodoID))
    .limit(1);
  return row === undefined;
}

/** The error of a month that is not the target's. */
export function outsideText({ load }: LoadTarget, anio: number, mes: number): string {
  const month = `el mes ${mes}/${anio}`;
  if (load.tipo === 'SOP') return `${month} no pertenece al período ${load.periodoID}`;
  return `${month} no es el de la carga (${monthName(load.mes).toLowerCase()} de ${load.anio})`;
}

/**
 * The period once the load is in it, whose last row is in `lastSlot`: a new plan reaches to its last month in
 * the file, a new period of actual sales has its year, one that was shorter grows to the month that is
 * loaded.
 */
export function periodAfter({ load, existing }: LoadTarget, lastSlot: number): Period {
  const { periodoID, tipo, anio } = load;
  const isPlan = tipo === 'SOP';
  const mesInicio = existing?.mesInicio ?? (isPlan ? load.mes : 1);
  const reached = Math.max(1, lastSlot - mesInicio + 2);
  if (existing)
    return isPlan ? existing : { ...existing, cantidadMeses: Math.max(existing.cantidadMeses, reached) };
  const cantidadMeses = isPlan ? reached : MONTHS_OF_YEAR;
  return { periodoID, tipo, anioInicio: anio, mesInicio, cantidadMeses, activo: true, visible: true };
}

/** How many slots a row of the period has. */
export const slotsOf = ({ mesInicio, cantidadMeses }: Period): number => mesInicio + cantidadMeses - 1;
