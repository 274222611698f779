import type { DashboardItem, TasaFaltante } from '@presupuesto/api-sdk/contract';

/** A period's card: all three figures are there and none is negative (Dashboard). */
export interface DashboardCard {
  readonly periodoID: string;
  readonly volumenTon: number;
  readonly valorEUR: number;
  /** 0-100. */
  readonly porcentajeAvance: number;
  readonly vendedores: DashboardItem['vendedores'];
}

/** The cards to show; an item with an absent or negative metric has none. */
export function dashboardCards(items: readonly DashboardItem[]): readonly DashboardCard[] {
  return items.flatMap((item) => {
    const { periodoID, volumenTon, valorEUR, porcentajeAvance, vendedores } = item;
    return isShown(volumenTon) && isShown(valorEUR) && isShown(porcentajeAvance)
      ? [{ periodoID, volumenTon, valorEUR, porcentajeAvance, vendedores }]
      : [];
  });
}

/** Whether only a rate is missing for a period's card. */
export function lacksRate({ volumenTon, valorEUR }: DashboardItem): boolean {
  return isShown(volumenTon) && (valorEUR === null || valorEUR === undefined);
}

/** The periods that show no card for want of a rate, and the currencies that lack one. */
export function hiddenForRates(items: readonly DashboardItem[], faltantes: readonly TasaFaltante[]) {
  const missing = faltantes.filter(({ periodoID }) =>
    items.some((item) => item.periodoID === periodoID && lacksRate(item)),
  );
  return {
    periodoIDs: [...new Set(missing.map(({ periodoID }) => periodoID))],
    monedaIDs: [...new Set(missing.map(({ monedaID }) => monedaID))],
  };
}

function isShown(metric: number | null | undefined): metric is number {
  return typeof metric === 'number' && metric >= 0;
}

/** The years of the dashboard's filter: `currentYear` minus 4 to plus 4. */
export function dashboardYears(currentYear: number): readonly number[] {
  return Array.from({ length: 9 }, (_, index) => currentYear - 4 + index);
}
