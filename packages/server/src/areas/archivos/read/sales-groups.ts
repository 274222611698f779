import type { Figures } from './figure.ts';

/** Sales of a currency and a month, or by how much they change. */
export interface SalesGroup {
  monedaID: string;
  mes: number;
  /** In thousandths of a tonne. */
  tonnes: bigint;
  /** In ten-thousandths of the currency: kilos (thousandths of a tonne) by ten-thousandths of a price. */
  sales: bigint;
}

/** Adds sales up by currency and month, exactly. */
export class SalesGroups {
  private readonly groups = new Map<string, SalesGroup>();

  /** @param month as `monthIndex` counts */
  add(monedaID: string, month: number, before: Figures | undefined, after: Figures): void {
    const group = this.groupOf(monedaID, (month % 12) + 1);
    group.tonnes += BigInt(after.tonnes - (before?.tonnes ?? 0));
    group.sales += salesOf(after) - salesOf(before);
  }

  put({ monedaID, mes, tonnes, sales }: SalesGroup): void {
    const group = this.groupOf(monedaID, mes);
    group.tonnes += tonnes;
    group.sales += sales;
  }

  list(): SalesGroup[] {
    return [...this.groups.values()];
  }

  private groupOf(monedaID: string, mes: number): SalesGroup {
    const key = `${monedaID} ${mes}`;
    let group = this.groups.get(key);
    if (group === undefined) {
      group = { monedaID, mes, tonnes: 0n, sales: 0n };
      this.groups.set(key, group);
    }
    return group;
  }
}

/** The groups of both lists. */
export function sumOfGroups(...lists: readonly (readonly SalesGroup[])[]): SalesGroup[] {
  const groups = new SalesGroups();
  for (const group of lists.flat()) groups.put(group);
  return groups.list();
}

function salesOf(figures: Figures | undefined): bigint {
  if (figures === undefined) return 0n;
  const product = figures.tonnes * figures.price;
  return Number.isSafeInteger(product) ? BigInt(product) : BigInt(figures.tonnes) * BigInt(figures.price);
}
