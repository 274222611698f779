import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { cambio, nota, reaperturaFila, relacionPeriodo, venta } from '../../../db/schema.ts';
import { anyOf } from '../../shared/any-of.ts';
import type { StagedRows } from '../plan/plan.ts';
import { isEmpty, type LoadTarget } from '../plan/target.ts';
import type { OnSales } from '../read/file.ts';
import type { SalesBuilder } from '../read/sales.ts';
import { BatchSize } from './batches.ts';
import { NewMonths } from './months.ts';
import { nextRowIDs } from './next-ids.ts';
import type { AddRows, RunStep, Steps } from './steps.ts';

const MONTHS_A_STEP = 8000;
/** In ms. Longer than other steps, for about half of it they wait for a thread that is reading as well. */
const targetMs = 80;
/** Each with the months of a year and its history. */
const ROWS_A_STEP = 120;

/**
 * Writes the months of a file while the rest of it is being read, for the database would have nothing to do.
 * Only where all rows will be new: what is there already is compared when the load is decided.
 */
export class StagedWriter {
  private readonly ids: number[] = [];
  private months = 0;
  /** As `months`, with those that are being written. */
  private begun = 0;
  private readonly size: BatchSize;
  private writing = Promise.resolve();

  /** @param firstMonth `monthIndex` of slot 0 */
  constructor(
    private readonly steps: Steps,
    private readonly firstMonth: number,
  ) {
    this.size = new BatchSize({ most: MONTHS_A_STEP, isAdaptive: steps.commitEach, targetMs });
  }

  /**
   * Writes what has been read so far once it is worth a step. Waits for the step before, not for this one.
   */
  readonly follow: OnSales = async (sales) => {
    if (sales.count - this.begun < MONTHS_A_STEP) return;
    await this.writing;
    this.start(sales);
  };

  /** Writes the rest too, if anything has been written: a small file is as quick once it is decided. */
  async finish(sales: SalesBuilder): Promise<StagedRows> {
    await this.writing;
    while (this.months > 0 && this.months < sales.count) {
      this.start(sales);
      await this.writing;
    }
    return { ids: Int32Array.from(this.ids), months: this.months };
  }

  /** Waits until nothing is being written. @returns the rows that are there */
  async stop(): Promise<readonly number[]> {
    await this.writing.catch(() => {});
    return this.ids;
  }

  private addRows(count: number): Promise<number[]> {
    return this.steps.run((db, copy) => addStagedRows(db, copy, { count, presupuestado: true }));
  }

  private start(sales: SalesBuilder): void {
    this.begun = Math.min(this.months + this.size.current, sales.count);
    this.writing = this.size.timed(() => this.write(sales));
    // Who waits for it next gets its failure.
    this.writing.catch(() => {});
  }

  private async write(sales: SalesBuilder): Promise<void> {
    const { ids, firstMonth, months: from, begun: to } = this;
    const missing = sales.pairsUpTo(from, to) - ids.length;
    if (missing > 0) ids.push(...(await this.addRows(missing)));
    const months = new NewMonths();
    sales.each(from, to, ({ pair, slot, tonnes, price }) => {
      months.add(ids[pair] ?? 0, firstMonth + slot, tonnes, price);
    });
    await months.write(this.steps.add);
    this.months = to;
  }
}

/** Adds rows without a relation and a period. @returns their ids */
export async function addStagedRows(
  db: Db,
  copy: AddRows,
  { count, presupuestado }: { count: number; presupuestado: boolean },
): Promise<number[]> {
  const ids = await nextRowIDs(db, count);
  const lines = ids.map((id) => `${id}\t${presupuestado}\n`).join('');
  await copy('relacion_periodo (cliente_producto_periodo_id, presupuestado)', lines);
  return ids;
}

/** Opens a writer where the period has no rows yet. */
export async function openStagedWriter(
  db: Db,
  target: LoadTarget,
  steps: Steps,
): Promise<StagedWriter | undefined> {
  return (await isEmpty(db, target)) ? new StagedWriter(steps, target.firstMonth) : undefined;
}

/** Removes staged rows that came to nothing, with what a deleted period has left of them. */
export async function dropStagedRows(run: RunStep, ids: readonly number[]): Promise<void> {
  for (let from = 0; from < ids.length; from += ROWS_A_STEP) {
    await run((db) => dropSome(db, ids.slice(from, from + ROWS_A_STEP)));
  }
}

/** Removes what loads staged that were interrupted before they were decided. */
export async function dropAllStagedRows(run: RunStep): Promise<void> {
  let dropped: number;
  do {
    dropped = await run(async (db) => {
      const left = await db
        .select({ id: relacionPeriodo.clienteProductoPeriodoID })
        .from(relacionPeriodo)
        .where(isNull(relacionPeriodo.periodoID))
        .limit(ROWS_A_STEP);
      const ids = left.map(({ id }) => id);
      await dropSome(db, ids);
      return ids.length;
    });
  } while (dropped > 0);
}

/**
 * With what a deleted period has left of them. Months first: a step looks up no foreign keys, and who is saving one is waited for
 * before its changes go.
 */
async function dropSome(db: Db, ids: readonly number[]): Promise<void> {
  for (const table of [venta, cambio, nota, reaperturaFila]) {
    await db.delete(table).where(sql`${table.clienteProductoPeriodoID} = ${anyOf(ids)}`);
  }
  await db
    .delete(relacionPeriodo)
    .where(
      sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(ids)} and ${isNull(relacionPeriodo.periodoID)}`,
    );
}
