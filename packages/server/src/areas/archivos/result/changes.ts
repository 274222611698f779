import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../../db/connect.ts';
import { isEmpty, type LoadTarget } from '../plan/target.ts';
import type { SalesFile } from '../read/file.ts';
import { type SalesGroup, sumOfGroups } from '../read/sales-groups.ts';
import { noCounts, type SaleCounts } from '../write/counts.ts';
import { compareSales } from './compare.ts';
import { type NewPairs, NO_NEW_PAIRS, newPairs } from './new-pairs.ts';
import { periodFigures, periodGroups } from './period-figures.ts';

interface Parts {
  counts: SaleCounts;
  pairs: NewPairs;
  antes: readonly SalesGroup[];
  despues: readonly SalesGroup[];
  asignados: boolean;
}

/** What a load of the file would change. */
export async function changesOfCheck(db: Db, target: LoadTarget, file: SalesFile): Promise<CambiosCarga> {
  const sales = file.sales.packed();
  const { counts, changes } = await compareSales(db, sales, target);
  const pairs = await newPairs(db, sales, target.load.periodoID);
  const antes = await periodGroups(db, target.load.periodoID);
  const despues = sumOfGroups(antes, changes);
  return changesOf(db, target, file, { counts, pairs, antes, despues, asignados: false });
}

/** What a load changes: its period before and after it, and the pairs that were new. */
export class LoadChanges {
  private pairs: NewPairs = NO_NEW_PAIRS;
  private readonly antes: Promise<SalesGroup[]>;
  private readonly wasEmpty: Promise<boolean>;

  /** Begins to add up what the period has, which may go on while the file is read. */
  constructor(
    private readonly db: Db,
    private readonly target: LoadTarget,
  ) {
    this.wasEmpty = isEmpty(db, target);
    this.antes = periodGroups(db, target.load.periodoID);
    // Who waits for them gets a failure; a file that is refused waits no more.
    for (const begun of [this.wasEmpty, this.antes]) begun.catch(() => {});
  }

  /** Waits until the period is added up, and counts the file's new pairs: before anything is written. */
  async before({ sales }: SalesFile): Promise<void> {
    await Promise.all([this.wasEmpty, this.antes]);
    this.pairs = await newPairs(this.db, sales.packed(), this.target.load.periodoID);
  }

  /** What has changed. @param counts none where nothing was written */
  async end(file: SalesFile, counts: SaleCounts | undefined, asignados: boolean): Promise<CambiosCarga> {
    const antes = await this.antes;
    // All that a period has that had nothing is the file's.
    const despues =
      (await this.wasEmpty) && counts !== undefined
        ? file.groups()
        : await periodGroups(this.db, this.target.load.periodoID);
    const parts = { counts: counts ?? noCounts(), pairs: this.pairs, antes, despues, asignados };
    return changesOf(this.db, this.target, file, parts);
  }
}

async function changesOf(
  db: Db,
  { load, existing }: LoadTarget,
  { sales }: SalesFile,
  { counts, pairs, antes, despues, asignados }: Parts,
): Promise<CambiosCarga> {
  const before = await periodFigures(db, load, antes);
  const after = await periodFigures(db, load, despues);
  return {
    periodoID: load.periodoID,
    periodoNuevo: existing === undefined && sales.count > 0,
    ...counts,
    toneladasAntes: before.toneladas,
    toneladasDespues: after.toneladas,
    valorEURAntes: before.valorEUR,
    valorEURDespues: after.valorEUR,
    tasasFaltantes: after.tasasFaltantes,
    ...pairs,
    asignados,
  };
}
