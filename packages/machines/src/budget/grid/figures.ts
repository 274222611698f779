import type { ClienteProductoPeriodo, Periodo, Venta } from '@presupuesto/api-sdk/contract';
import {
  type Change,
  changeKey,
  type Field,
  isValueChange,
  type ValueChange,
  valueKey,
} from '../../outbox/change.ts';
import type { OutboxFact } from '../../outbox/outbox.types.ts';
import type { Values } from '../sheet/money.ts';
import { valueChange } from '../sheet/months.ts';
import { withPairValues } from '../whole/pair-values.ts';
import type { WholePair } from '../whole/whole-budget.ts';
import type { GridContext } from './grid.types.ts';
import type { Write } from './writes.ts';

type Figures = Pick<GridContext, 'pairs' | 'under'>;

/** Figures for the cells of some pairs, by clienteProductoPeriodoID and `valueKey`. */
type ByPair = ReadonlyMap<number, Values>;

/** The pairs with other figures in them; those without stay the same. */
function withFigures(pairs: readonly WholePair[], figures: ByPair): readonly WholePair[] {
  if (figures.size === 0) return pairs;
  return withPairValues(pairs, (pair) => figures.get(pair.clienteProductoPeriodoID));
}

/** The changes that writes are, with what their author saw in each cell, and in which currency. */
export function changesOf(
  periodo: Periodo,
  field: Field,
  writes: readonly Write[],
  seen: readonly WholePair[] | undefined,
): readonly ValueChange[] {
  const before = new Map(seen?.map((pair) => [pair.clienteProductoPeriodoID, pair]));
  return writes.map(({ pair, venta, valor }) => {
    const fila = before.get(pair.clienteProductoPeriodoID) ?? pair;
    return valueChange(
      { pair: { periodo, fila }, ventas: fila.ventas, seen: {} },
      { ventaID: venta.ventaID, field, valor },
    );
  });
}

/** With changes that the server has not confirmed over what it holds. */
export function typedOver({ pairs, under }: Figures, changes: readonly ValueChange[]): Figures {
  const known = new Map(pairs.map((pair) => [pair.clienteProductoPeriodoID, pair]));
  const next = new Map(under);
  for (const change of changes) {
    const key = changeKey(change);
    const venta = known
      .get(change.clienteProductoPeriodoID)
      ?.ventas.find(({ ventaID }) => ventaID === change.ventaID);
    if (venta && !next.has(key)) next.set(key, venta[change.kind]);
  }
  return { pairs: withFigures(pairs, byPair(changes)), under: next };
}

interface AfterFacts extends Figures {
  /** Something is not known any more, and is to be read again. */
  readonly isOutdated: boolean;
}

/** After what the outbox has said of changes. */
export function afterFacts({ pairs, under }: Figures, facts: readonly OutboxFact[]): AfterFacts {
  const next = new Map(under);
  const back: ValueChange[] = [];
  const over: ValueChange[] = [];
  const settled = new Map<number, Set<number>>();
  let isOutdated = false;
  for (const fact of facts) {
    const change = changeIn(fact);
    if (!change) continue;
    const key = changeKey(change);
    if (fact.type === 'change.confirmed') {
      next.delete(key);
      const { clienteProductoPeriodoID: pair, ventaID } = change;
      settled.set(pair, (settled.get(pair) ?? new Set()).add(ventaID));
    } else if (fact.type === 'change.adopted') over.push(change);
    else if (fact.type === 'change.conflicted') next.set(key, fact.conflicto.actual);
    else if (fact.type === 'change.refused' || fact.type === 'change.gone') {
      const valor = next.get(key);
      if (typeof valor === 'number') back.push({ ...change, valor });
      if (typeof valor !== 'number' || fact.type === 'change.gone') isOutdated = true;
      next.delete(key);
    }
  }
  const figures = withFigures(withoutForeignMarks(pairs, settled), byPair(back));
  const shown = typedOver({ pairs: figures, under: next }, over);
  return { ...shown, isOutdated: isOutdated || isRateDue(shown.pairs, settled) };
}

/** With figures that the server holds, save in cells that are not confirmed. The keys of those that are others than before. */
export function heardFigures(
  { pairs, under }: Figures,
  heard: readonly ValueChange[],
): Pick<AfterFacts, 'pairs' | 'isOutdated'> & { readonly keys: readonly string[] } {
  const last = new Map(heard.map((change) => [changeKey(change), change]));
  const known = new Map(pairs.map((pair) => [pair.clienteProductoPeriodoID, pair]));
  const news = [...last.values()].filter((change) => {
    const venta = known
      .get(change.clienteProductoPeriodoID)
      ?.ventas.find(({ ventaID }) => ventaID === change.ventaID);
    return venta && !under.has(changeKey(change)) && venta[change.kind] !== change.valor;
  });
  const figures = byPair(news);
  const shown = withFigures(pairs, figures);
  return {
    pairs: shown,
    keys: news.map((change) => changeKey(change)),
    isOutdated: isRateDue(shown, figures),
  };
}

/** Which cells are not confirmed once the budget has been read, and what the server held in them as far as is known. */
export function underOf(under: GridContext['under'], pending: Values): GridContext['under'] {
  return new Map(Object.keys(pending).map((key) => [key, under.get(key) ?? null]));
}

/** With the list's marks and notes. */
export function withList(
  pairs: readonly WholePair[],
  filas: readonly ClienteProductoPeriodo[],
): readonly WholePair[] {
  const listed = new Map(filas.map((fila) => [fila.clienteProductoPeriodoID, fila]));
  let isOther = false;
  const next = pairs.map((pair) => {
    const fila = listed.get(pair.clienteProductoPeriodoID);
    if (!fila) return pair;
    const { presupuestado, nota, reapertura } = fila;
    const isSame =
      presupuestado === pair.presupuestado && nota === pair.nota && reapertura === pair.reapertura;
    if (isSame) return pair;
    isOther = true;
    return { ...pair, presupuestado, nota, reapertura };
  });
  return isOther ? next : pairs;
}

/** Keys of the cells whose figures differ, of months that both have. */
export function changedKeys(before: readonly WholePair[], now: readonly WholePair[]): readonly string[] {
  const months = new Map(
    before.flatMap(({ ventas }) => ventas.map((venta) => [venta.ventaID, venta] as const)),
  );
  return now.flatMap(({ ventas }) =>
    ventas.flatMap((venta) => {
      const known = months.get(venta.ventaID);
      if (!known) return [];
      const fields: readonly Field[] = ['volumenTon', 'precio'];
      return fields
        .filter((field) => known[field] !== venta[field])
        .map((field) => valueKey(field, venta.ventaID));
    }),
  );
}

/** Whether the server has figures now whose euros it alone knows. */
function isRateDue(pairs: readonly WholePair[], saved: ReadonlyMap<number, unknown>): boolean {
  return pairs.some((pair) => pair.isRateHidden && saved.has(pair.clienteProductoPeriodoID));
}

function changeIn(fact: OutboxFact): ValueChange | undefined {
  const change: Change | undefined = 'change' in fact ? fact.change : undefined;
  return change && isValueChange(change) ? change : undefined;
}

function byPair(changes: readonly ValueChange[]): ByPair {
  const figures = new Map<number, Record<string, number>>();
  for (const change of changes) {
    const values = figures.get(change.clienteProductoPeriodoID) ?? {};
    values[changeKey(change)] = change.valor;
    figures.set(change.clienteProductoPeriodoID, values);
  }
  return figures;
}

/** Whoever changed a month before, the last change is the own one now. */
function withoutForeignMarks(
  pairs: readonly WholePair[],
  settled: ReadonlyMap<number, ReadonlySet<number>>,
): readonly WholePair[] {
  if (settled.size === 0) return pairs;
  return pairs.map((pair) => {
    const months = settled.get(pair.clienteProductoPeriodoID);
    const isMarked = (venta: Venta) => months?.has(venta.ventaID) && venta.cambioAjeno;
    if (!months || !pair.ventas.some(isMarked)) return pair;
    const ventas = pair.ventas.map((venta) => (isMarked(venta) ? { ...venta, cambioAjeno: null } : venta));
    return { ...pair, ventas };
  });
}
