import type { Evento } from '@presupuesto/api-sdk/contract';
import type { ValueChange } from '../../outbox/change.ts';
import type { GridContext } from './grid.types.ts';

/** What an event of the stream makes the grid show or read again. */
interface Outdated {
  readonly change?: ValueChange;
  readonly budget: boolean;
  readonly reference: boolean;
}

/** A figure is shown as it was heard, a mark comes with the list of pairs; for the rest the budget or its reference is read again. */
export function outdatedBy(
  evento: Evento,
  { periodo, referenteID }: Pick<GridContext, 'periodo' | 'referenteID'>,
): Outdated {
  const concerns = (shown: string | null) =>
    shown !== null && (!('periodoID' in evento) || (evento.periodoID ?? shown) === shown);
  if (evento.tipo === 'marca') return { budget: false, reference: false };
  const reference = concerns(referenteID);
  if (!concerns(periodo.periodoID)) return { budget: false, reference };
  if (evento.tipo !== 'cifra') return { budget: true, reference };
  const { clienteProductoPeriodoID, campo, ventaID, valor } = evento;
  const change = { kind: campo, ventaID, valor, periodoID: periodo.periodoID, clienteProductoPeriodoID };
  return { change, budget: false, reference };
}
