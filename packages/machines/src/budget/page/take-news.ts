import type { Evento } from '@presupuesto/api-sdk/contract';
import type { RowsEvent } from '../rows/rows.types.ts';
import type { SheetEvent } from '../sheet/sheet.types.ts';
import type { BudgetContext } from './budget.types.ts';

/** What an event of the stream makes the budget screen read again. */
export interface Outdated {
  readonly periods: boolean;
  readonly rows?: RowsEvent;
  readonly near?: { type: 'months.outdated' } | { type: 'pair.changed'; clienteProductoPeriodoID: number };
  readonly sheet: readonly SheetEvent[];
}

const NOTHING: Outdated = { periods: false, sheet: [] };

/** What is to be read again, and nothing else: a figure its pair alone, a mark nothing, the rest what is shown of its period. */
export function outdatedBy(
  evento: Evento,
  { periodoID, referenteID }: Pick<BudgetContext, 'periodoID' | 'referenteID'>,
): Outdated {
  const concerns = (shown: string | null) =>
    shown !== null && (!('periodoID' in evento) || (evento.periodoID ?? shown) === shown);
  const ofReference: SheetEvent[] = concerns(referenteID) ? [{ type: 'reference.outdated' }] : [];
  const periods = evento.tipo === 'periodo' || evento.tipo === 'perdido';
  if (!concerns(periodoID)) return { ...NOTHING, periods, sheet: ofReference };
  if (evento.tipo === 'marca') {
    const { clienteProductoPeriodoID, periodoID: of } = evento;
    return { ...NOTHING, rows: { type: 'row.budgeted', periodoID: of, clienteProductoPeriodoID } };
  }
  if (evento.tipo !== 'cifra') {
    return {
      periods,
      rows: { type: 'list.outdated' },
      near: { type: 'months.outdated' },
      sheet: [{ type: 'page.returned' }, ...ofReference],
    };
  }
  const { clienteProductoPeriodoID, origen, campo, ventaID, valor, periodoID: of } = evento;
  return {
    periods,
    ...(origen !== 'archivo' && {
      rows: { type: 'row.budgeted', periodoID: of, clienteProductoPeriodoID } as const,
    }),
    near: { type: 'pair.changed', clienteProductoPeriodoID },
    sheet: [{ type: 'figure.heard', clienteProductoPeriodoID, ventaID, field: campo, valor }, ...ofReference],
  };
}
