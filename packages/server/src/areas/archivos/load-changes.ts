import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../db/connect.ts';
import { compareRows } from './compare-rows.ts';
import { pairStates } from './load-plan.ts';
import type { LoadTarget } from './load-target.ts';
import { type NewPairs, NO_NEW_PAIRS, newPairs } from './open-budgets.ts';
import { type FiguresAround, figuresAround } from './period-figures.ts';
import type { ReadFile } from './read-file.ts';
import { noRows, type RowCounts } from './row-counts.ts';

interface Parts {
  counts: RowCounts;
  pairs: NewPairs;
  figures: FiguresAround;
  asignados: boolean;
}

/** What a load of the file would change. */
export async function changesOfCheck(db: Db, target: LoadTarget, file: ReadFile): Promise<CambiosCarga> {
  const rows = file.rows.done();
  const { counts, changes } = await compareRows(db, rows, target);
  const pairs = await newPairs(db, rows, await pairStates(db, rows), target.load.periodoID);
  const figures = await figuresAround(db, target.load, changes);
  return changesOf(target, file, { counts, pairs, figures, asignados: false });
}

/** What a load is going to change: its period before it, and what is decided with it. */
export class LoadChanges {
  private before: FiguresAround | undefined;
  pairs: NewPairs = NO_NEW_PAIRS;

  constructor(
    private readonly db: Db,
    private readonly target: LoadTarget,
  ) {}

  /** To be called before anything is written. */
  async begin(): Promise<void> {
    if (this.target.existing) this.before = await figuresAround(this.db, this.target.load);
  }

  /** What has changed. @param counts none where nothing was written */
  async end(file: ReadFile, counts: RowCounts | undefined, asignados: boolean): Promise<CambiosCarga> {
    const after = await figuresAround(this.db, this.target.load);
    const figures = { ...after, antes: this.before?.antes ?? { toneladas: 0, valorEUR: 0 } };
    return changesOf(this.target, file, {
      counts: counts ?? noRows(),
      pairs: this.pairs,
      figures,
      asignados,
    });
  }
}

function changesOf(
  { load, existing }: LoadTarget,
  { rows }: ReadFile,
  { counts, pairs, figures, asignados }: Parts,
): CambiosCarga {
  const { antes, despues, tasasFaltantes } = figures;
  return {
    periodoID: load.periodoID,
    periodoNuevo: existing === undefined && rows.count > 0,
    ...counts,
    toneladasAntes: antes.toneladas,
    toneladasDespues: despues.toneladas,
    valorEURAntes: antes.valorEUR,
    valorEURDespues: despues.valorEUR,
    tasasFaltantes,
    ...pairs,
    asignados,
  };
}
