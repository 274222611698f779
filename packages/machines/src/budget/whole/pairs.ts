import type { ClienteProductoPeriodo, ParConMeses, Venta } from '@presupuesto/api-sdk/contract';
import { changeKey, isValueChange, valueKey } from '../../outbox/change.ts';
import { type Entries, pendingPairs, pendingValues } from '../../outbox/entries.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { Values } from '../sheet/money.ts';
import { byMonth } from '../sheet/months.ts';
import { withPairValues } from './pair-values.ts';
import type { WholeBudgetContext } from './whole.types.ts';
import type { WholePair } from './whole-budget.ts';

/** The pairs of a whole budget, in the order in which they come. */
export function pairsOf(pares: readonly ParConMeses[], periodoID: string): readonly WholePair[] {
  return pares.map(({ meses, vendedorID, nombreVendedor, ...fila }) => {
    const ventas = meses.map((mes) => ({ ...mes, periodoID }));
    return { ...pairOfRow(fila, ventas), vendedor: { vendedorID, nombre: nombreVendedor } };
  });
}

/** A row of the seller's list with its months; some servers send no codes. */
export function pairOfRow(fila: ClienteProductoPeriodo, ventas: readonly Venta[]): WholePair {
  const { clienteProductoPeriodoID, clienteProductoID, nombreCliente, nombreProducto } = fila;
  const { nombrePais, nombreDivision, monedaID, presupuestado, nota, reapertura } = fila;
  return {
    clienteProductoPeriodoID,
    clienteProductoID,
    clienteCodigo: fila.clienteCodigo ?? null,
    nombreCliente,
    productoCodigo: fila.productoCodigo ?? null,
    nombreProducto,
    nombrePais,
    nombreDivision,
    monedaID,
    presupuestado,
    nota,
    reapertura,
    ventas: byMonth(ventas).map((venta) => ({ ...venta, monedaID })),
  };
}

/** The pair that an actor named `pair.<clienteProductoPeriodoID>` has the months of. */
export function pairOfAnswer(
  filas: readonly ClienteProductoPeriodo[],
  actorId: string,
  ventas: readonly Venta[],
): readonly WholePair[] {
  const id = Number(actorId.replace('pair.', ''));
  const fila = filas.find(({ clienteProductoPeriodoID }) => clienteProductoPeriodoID === id);
  return fila ? [pairOfRow(fila, ventas)] : [];
}

/** The pairs as the list has them, whichever answer came first. */
export function inOrderOf(
  filas: readonly ClienteProductoPeriodo[],
  pairs: readonly WholePair[],
): readonly WholePair[] {
  const byID = new Map(pairs.map((pair) => [pair.clienteProductoPeriodoID, pair]));
  return filas.flatMap(({ clienteProductoPeriodoID }) => byID.get(clienteProductoPeriodoID) ?? []);
}

/**
 * The pairs as the seller sees them: with what was typed and is not in the server's answers, which budgets a pair, and
 * without what was removed.
 */
export function pairsAsTyped(
  { pairs, saved, removed }: Pick<WholeBudgetContext, 'pairs' | 'saved' | 'removed'>,
  entries: Entries,
): readonly WholePair[] {
  const values = { ...saved, ...pendingValues(entries) };
  const gone = new Set([...removed, ...pendingPairs(entries, 'removal')]);
  const present = pairs.filter((pair) => !gone.has(pair.clienteProductoID));
  const typed = withPairValues(present, ({ ventas }) =>
    ventas.some(({ ventaID }) => isTyped(values, ventaID)) ? values : undefined,
  );
  return typed.map((pair, at) => (pair === present[at] ? pair : { ...pair, presupuestado: true }));
}

const isTyped = (values: Values, ventaID: number): boolean =>
  valueKey('volumenTon', ventaID) in values || valueKey('precio', ventaID) in values;

type Saved = Pick<WholeBudgetContext, 'saved' | 'removed'>;

/** With what the server has taken besides: figures, and pairs that left the list or came back. */
export function withSaved({ saved, removed }: Saved, facts: readonly OutboxFact[]): Saved {
  const values: Record<string, number> = { ...saved };
  const gone = new Set(removed);
  for (const fact of facts) {
    if (fact.type !== 'change.confirmed') continue;
    const { change } = fact;
    if (isValueChange(change)) values[changeKey(change)] = change.valor;
    else if (change.kind === 'removal') gone.add(change.clienteProductoID);
    else gone.delete(change.clienteProductoID);
  }
  return { saved: values, removed: [...gone] };
}
