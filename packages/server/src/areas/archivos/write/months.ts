import { AMOUNT_DECIMALS } from '@presupuesto/api-sdk/contract';
import type { Db } from '../../../db/connect.ts';
import type { LoadPlan } from '../plan/plan.ts';
import { unscaled } from '../read/figure.ts';
import { countSale, noCounts, type SaleCounts } from './counts.ts';
import type { AddRows } from './steps.ts';
import { storedMonths } from './stored-months.ts';
import { type ChangedMonth, updateMonths } from './update-months.ts';

const COLUMNS = '(cliente_producto_periodo_id, anio, mes, volumen_ton, precio)';

/** Months of rows that have none yet, in COPY's text form. */
export class NewMonths {
  private lines = '';

  /** @param month as `monthIndex` counts; figures scaled */
  add(rowID: number, month: number, tonnes: number, price: number): void {
    const figures = `${unscaled(tonnes, AMOUNT_DECIMALS.volumenTon)}\t${unscaled(price, AMOUNT_DECIMALS.precio)}`;
    this.lines += `${rowID}\t${Math.floor(month / 12)}\t${(month % 12) + 1}\t${figures}\n`;
  }

  /** @param after a statement to go with them */
  async write(add: AddRows, after?: string): Promise<void> {
    if (this.lines !== '') await add(`venta ${COLUMNS}`, this.lines, after);
  }
}

/** What a month is to have; figures scaled. */
interface WantedMonth {
  tonnes: number;
  price: number;
  /** Whether the file has it: else the month is only to be there. */
  isInFile: boolean;
}

/** Months of rows that have some. */
export class OldMonths {
  private readonly rowIDs: number[] = [];
  /** Of each row its months, one after the other. */
  private readonly wanted: WantedMonth[] = [];

  /** @param firstMonth `monthIndex` of each row's first month; @param slots its months */
  constructor(
    private readonly firstMonth: number,
    private readonly slots: number,
  ) {}

  get isEmpty(): boolean {
    return this.rowIDs.length === 0;
  }

  /** @param months all of its row's, in order */
  add(rowID: number, months: readonly WantedMonth[]): void {
    this.rowIDs.push(rowID);
    this.wanted.push(...months);
  }

  /**
   * Gives the months their figures, and adds those that are missing. What is the same already is not touched.
   *
   * @returns how the file's rows among them compare
   */
  async write(db: Db, copy: AddRows, plan: Pick<LoadPlan, 'origin' | 'period'>): Promise<SaleCounts> {
    const counts = noCounts();
    const isThere = new Uint8Array(this.wanted.length);
    const changed: ChangedMonth[] = [];
    for (const { place, month, ...stored } of await storedMonths(db, this.rowIDs)) {
      const slot = month - this.firstMonth;
      if (slot < 0 || slot >= this.slots) continue;
      const at = place * this.slots + slot;
      const wanted = this.wanted[at];
      isThere[at] = 1;
      if (!wanted?.isInFile) continue;
      countSale(counts, wanted, stored);
      if (wanted.tonnes !== stored.tonnes || wanted.price !== stored.price) {
        changed.push({ ...wanted, ...this.keyOf(at) });
      }
    }
    await updateMonths(db, changed, plan);
    const missing = new NewMonths();
    for (const [at, wanted] of this.wanted.entries()) {
      if (isThere[at] === 1) continue;
      const { rowID, month } = this.keyOf(at);
      missing.add(rowID, month, wanted.tonnes, wanted.price);
      if (wanted.isInFile) countSale(counts, wanted, undefined);
    }
    await missing.write(copy);
    return counts;
  }

  private keyOf(at: number) {
    const rowID = this.rowIDs[Math.floor(at / this.slots)] ?? 0;
    return { rowID, month: this.firstMonth + (at % this.slots) };
  }
}
