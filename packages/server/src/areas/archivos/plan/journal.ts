import { deserialize, serialize } from 'node:v8';
import { type LoadOrigin, type LoadPlan, NO_STAGED_ROWS, type StagedRows } from './plan.ts';

/** As earlier versions wrote it: by other names, with no staged rows, or when every load's pairs entered the open budgets. */
interface EarlierPlan extends Omit<LoadPlan, 'origin' | 'staged' | 'asignarEnAbiertos'> {
  deed: LoadOrigin;
  early?: StagedRows;
  asignarEnAbiertos?: boolean;
}

/** A load that has been decided, as its journal keeps it on the disk. */
export const serializeJournal = (plan: LoadPlan): Buffer => serialize(plan);

export function parseJournal(content: Buffer): LoadPlan {
  const plan = deserialize(content) as LoadPlan | EarlierPlan;
  if ('origin' in plan) return plan;
  const { deed, early = NO_STAGED_ROWS, asignarEnAbiertos = true, ...same } = plan;
  return { ...same, origin: deed, staged: early, asignarEnAbiertos };
}
