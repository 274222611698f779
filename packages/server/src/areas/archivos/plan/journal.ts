import { deserialize, serialize } from 'node:v8';
import type { Sales } from '../read/sales.ts';
import { type LoadOrigin, type LoadPlan, NO_STAGED_ROWS, type StagedRows } from './plan.ts';

/** As earlier versions wrote it: other names, no staged rows, or when every load was backfilled. */
interface EarlierPlan extends Omit<LoadPlan, 'origin' | 'sales' | 'staged' | 'asignarEnAbiertos'> {
  deed: LoadOrigin;
  rows: Omit<Sales, 'lastSales'> & { lastRows: Int32Array };
  early?: StagedRows;
  asignarEnAbiertos?: boolean;
}

/** A load that has been decided, as its journal keeps it on the disk. */
export const serializeJournal = (plan: LoadPlan): Buffer => serialize(plan);

export function parseJournal(content: Buffer): LoadPlan {
  const plan = deserialize(content) as LoadPlan | EarlierPlan;
  if ('origin' in plan) return plan;
  const { deed, rows, early = NO_STAGED_ROWS, asignarEnAbiertos = true, ...same } = plan;
  const { lastRows: lastSales, ...others } = rows;
  return { ...same, origin: deed, sales: { ...others, lastSales }, staged: early, asignarEnAbiertos };
}
