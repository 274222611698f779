import type { Figures } from './row-counts.ts';

/** By how much the sales of a currency and a month change. */
export interface SalesChange {
  monedaID: string;
  mes: number;
  /** In thousandths of a tonne. */
  tonnes: bigint;
  /** In ten-thousandths of the currency: thousandths of a tonne, which are kilos, by ten-thousandths of a price. */
  sales: bigint;
}

/** Adds changes up by currency and month, exactly. */
export class SalesChanges {
  private readonly groups = new Map<string, SalesChange>();

  /** @param month as `monthIndex` counts */
  add(monedaID: string, month: number, before: Figures | undefined, after: Figures): void {
    const group = this.groupOf(monedaID, (month % 12) + 1);
    group.tonnes += BigInt(after.tonnes - (before?.tonnes ?? 0));
    group.sales += salesOf(after) - salesOf(before);
  }

  list(): SalesChange[] {
    return [...this.groups.values()];
  }

  private groupOf(monedaID: string, mes: number): SalesChange {
    const key = `${monedaID} ${mes}`;
    let group = this.groups.get(key);
    if (group === undefined) {
      group = { monedaID, mes, tonnes: 0n, sales: 0n };
      this.groups.set(key, group);
    }
    return group;
  }
}

function salesOf(figures: Figures | undefined): bigint {
  if (figures === undefined) return 0n;
  const product = figures.tonnes * figures.price;
  return Number.isSafeInteger(product) ? BigInt(product) : BigInt(figures.tonnes) * BigInt(figures.price);
}
