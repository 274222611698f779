import type { Evento } from '@presupuesto/api-sdk/contract';
import type { RowsBudgeted } from '../rows/rows.types.ts';
import type { SheetEvent } from '../sheet/sheet.types.ts';
import type { BudgetContext } from './budget.types.ts';

interface PairOfPeriod {
  readonly periodoID: string;
  readonly clienteProductoPeriodoID: number;
}

/** What an event of the stream makes the budget screen read again. */
export interface Outdated {
  readonly periods: boolean;
  /** The whole list. */
  readonly list: boolean;
  /** How much has changed since an approval. */
  readonly count?: boolean;
  /** What the window of the approval has found: marks were taken away, or may have been. */
  readonly approval?: boolean;
  /** The pair that is budgeted now. */
  readonly budgeted?: PairOfPeriod;
  readonly near?: { type: 'months.outdated' } | { type: 'pair.changed'; clienteProductoPeriodoID: number };
  readonly sheet: readonly SheetEvent[];
}

const NOTHING: Outdated = { periods: false, list: false, sheet: [] };

/** What is to be read again, and nothing else: a figure its pair alone, a mark nothing, the rest what is shown of its period. */
export function outdatedBy(
  evento: Evento,
  { periodoID, referenteID }: Pick<BudgetContext, 'periodoID' | 'referenteID'>,
): Outdated {
  const concerns = (shown: string | null) =>
    shown !== null && (!('periodoID' in evento) || (evento.periodoID ?? shown) === shown);
  const ofReference: SheetEvent[] = concerns(referenteID) ? [{ type: 'reference.outdated' }] : [];
  const periods = evento.tipo === 'periodo' || evento.tipo === 'perdido';
  if (!concerns(periodoID)) {
    return {
      ...NOTHING,
      periods,
      ...(ofReference.length > 0 && { near: { type: 'months.outdated' } }),
      sheet: ofReference,
    };
  }
  if (evento.tipo === 'marca') {
    const { clienteProductoPeriodoID, periodoID: of } = evento;
    return { ...NOTHING, budgeted: { periodoID: of, clienteProductoPeriodoID } };
  }
  if (evento.tipo !== 'cifra') {
    return {
      periods,
      list: true,
      approval: evento.tipo === 'reapertura' || evento.tipo === 'perdido',
      near: { type: 'months.outdated' },
      sheet: [{ type: 'page.returned' }, ...ofReference],
    };
  }
  const { clienteProductoPeriodoID, origen, campo, ventaID, valor, periodoID: of } = evento;
  return {
    periods,
    list: false,
    count: true,
    ...(origen !== 'archivo' && { budgeted: { periodoID: of, clienteProductoPeriodoID } }),
    near: { type: 'pair.changed', clienteProductoPeriodoID },
    sheet: [{ type: 'figure.heard', clienteProductoPeriodoID, ventaID, field: campo, valor }, ...ofReference],
  };
}

/** What marks pairs as budgeted, one event a period: with each of them the list is made anew. */
export function budgetedRows(pairs: readonly PairOfPeriod[]): readonly RowsBudgeted[] {
  const byPeriod = new Map<string, Set<number>>();
  for (const { periodoID, clienteProductoPeriodoID } of pairs) {
    byPeriod.set(periodoID, (byPeriod.get(periodoID) ?? new Set()).add(clienteProductoPeriodoID));
  }
  return [...byPeriod].map(([periodoID, ids]) => ({
    type: 'rows.budgeted',
    periodoID,
    clienteProductoPeriodoIDs: [...ids],
  }));
}
