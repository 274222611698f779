import { isHistoryMonth, monthIndex, type Periodo, type Venta } from '@presupuesto/api-sdk/contract';
import { valueKey } from '../../outbox/change.ts';
import { matchingOf, referenceFinder } from '../comparison/matching.ts';
import { isPriced, type ReferenceMonth } from '../comparison/reference-month.ts';
import { copiedValues } from '../edits/copy-reference.ts';
import type { SaidMonth } from '../edits/outcome.ts';
import { type CellEdit, pairCount, type Step } from '../edits/step.ts';
import { withValues } from '../sheet/money.ts';
import type { CopyOptions, SheetMonth } from '../sheet/sheet.types.ts';
import { pairTotals } from '../sheet/totals.ts';
import type { WholePair } from '../whole/whole-budget.ts';

type Named = Pick<
  WholePair,
  'clienteProductoPeriodoID' | 'clienteProductoID' | 'nombreCliente' | 'nombreProducto'
> & { readonly monedaID?: string | null | undefined };

/** A pair into which its reference may be copied. */
export interface CopyPair {
  readonly fila: Named;
  readonly months: readonly SheetMonth[];
  readonly referencia: readonly Venta[];
}

/** What copying would come to, before it is done. */
export interface CopyPlan {
  readonly step: Step;
  readonly pares: number;
  /** Values that are more than a cell holds. */
  readonly skipped: number;
  /** Pairs whose reference is in another currency: its prices are not copied. */
  readonly otherCurrency: number;
  /** Sales of the open months with a reference in their currency, as they would be; by currency. */
  readonly totals: readonly CopyTotal[];
  /** Whether the reference holds a month of theirs at all. */
  readonly hasReference: boolean;
  readonly without: CopyWithout;
}

/** What there is no reference for. */
interface CopyWithout {
  /** Open months that no pair has one for, each once. */
  readonly meses: readonly SaidMonth[];
  /** Pairs that lack another of their open months. */
  readonly pares: number;
}

interface CopyTotal {
  readonly monedaID: string;
  readonly ventas: number;
  /** More than the reference's; null where those are 0. */
  readonly percent: number | null;
}

/** The listed pairs of two whole budgets, as they would be copied from one to the other; a year's months alone, if any. */
export function copyPairs(
  periodo: Periodo,
  filas: readonly Pick<WholePair, 'clienteProductoPeriodoID'>[],
  budget: readonly WholePair[],
  reference: readonly WholePair[],
  anio: number | null,
): readonly CopyPair[] {
  const ofRow = new Map(budget.map((pair) => [pair.clienteProductoPeriodoID, pair]));
  const ofPair = new Map(reference.map((pair) => [pair.clienteProductoID, pair]));
  return filas.flatMap(({ clienteProductoPeriodoID }) => {
    const fila = ofRow.get(clienteProductoPeriodoID);
    if (!fila) return [];
    const months = fila.ventas
      .filter((venta) => anio === null || venta.anio === anio)
      .map((venta) => ({ venta, referencia: null, isOpen: !isHistoryMonth(periodo, venta) }));
    return [{ fila, months, referencia: ofPair.get(fila.clienteProductoID)?.ventas ?? [] }];
  });
}

/** Whether what is typed in has its reference in the year before. */
export function isOfAnotherYear(pairs: readonly CopyPair[]): boolean {
  const months = pairs.flatMap((pair) => openVentas(pair));
  return (
    matchingOf(
      months,
      pairs.flatMap(({ referencia }) => referencia),
    ) === 'yearBefore'
  );
}

export function copyPlan(periodoID: string, pairs: readonly CopyPair[], options: CopyOptions): CopyPlan {
  const copied = pairs.map((pair) => ({ pair, ...copiedValues(pair.months, pair, options) }));
  const step = copied.flatMap(({ pair, values }) =>
    values.map(({ ventaID, field, valor }) => cellEdit(periodoID, pair, { kind: field, ventaID, valor })),
  );
  return {
    step,
    pares: pairCount(step),
    skipped: copied.reduce((sum, { skipped }) => sum + skipped, 0),
    otherCurrency: copied.filter(({ hasOtherCurrency }) => hasOtherCurrency).length,
    totals: totalsOf(pairs, step, options),
    hasReference: pairs.some(({ referencia }) => referencia.length > 0),
    without: withoutReference(pairs, options),
  };
}

function cellEdit(
  periodoID: string,
  { fila, months }: CopyPair,
  written: Pick<CellEdit, 'kind' | 'ventaID' | 'valor'>,
): CellEdit {
  const month = months.find(({ venta }) => venta.ventaID === written.ventaID)?.venta;
  const { clienteProductoPeriodoID, clienteProductoID, nombreCliente, nombreProducto } = fila;
  return {
    ...written,
    before: month?.[written.kind] ?? 0,
    periodoID,
    clienteProductoPeriodoID,
    clienteProductoID,
    names: { nombreCliente, nombreProducto, ...(month && { anio: month.anio, mes: month.mes }) },
  };
}

type Priced = ReferenceMonth & { readonly precio: number };

function totalsOf(pairs: readonly CopyPair[], step: Step, options: CopyOptions): readonly CopyTotal[] {
  const values = Object.fromEntries(step.map(({ kind, ventaID, valor }) => [valueKey(kind, ventaID), valor]));
  const sums = new Map<string, { after: Venta[]; before: Priced[] }>();
  for (const pair of pairs) {
    const referenceOf = finderOf(pair, options);
    const monedaID = pair.fila.monedaID ?? '';
    const { after, before } = sums.get(monedaID) ?? { after: [], before: [] };
    sums.set(monedaID, { after, before });
    for (const venta of withValues(openVentas(pair), values)) {
      const referencia = referenceOf(venta);
      if (!referencia || !isPriced(referencia)) continue;
      after.push(venta);
      before.push(referencia);
    }
  }
  return [...sums].map(([monedaID, { after, before }]) => {
    const [ventas, reference] = [pairTotals(after).ventas, pairTotals(before).ventas];
    return { monedaID, ventas, percent: reference === 0 ? null : (ventas / reference - 1) * 100 };
  });
}

function withoutReference(pairs: readonly CopyPair[], options: CopyOptions): CopyWithout {
  const known = new Set<number>();
  const lacking = new Map<number, SaidMonth>();
  const lacked = pairs.map((pair) => {
    const referenceOf = finderOf(pair, options);
    return openVentas(pair).flatMap((venta) => {
      const { anio, mes } = venta;
      const index = monthIndex(anio, mes);
      if (referenceOf(venta) !== null) {
        known.add(index);
        return [];
      }
      lacking.set(index, { anio, mes });
      return [index];
    });
  });
  const ofNobody = [...lacking].filter(([index]) => !known.has(index));
  return {
    meses: ofNobody.sort(([a], [b]) => a - b).map(([, month]) => month),
    pares: lacked.filter((months) => months.some((index) => known.has(index))).length,
  };
}

const finderOf = ({ referencia }: CopyPair, { yearBefore }: CopyOptions) =>
  referenceFinder(referencia, yearBefore ? 'yearBefore' : 'sameYear');

const openVentas = ({ months }: CopyPair): readonly Venta[] =>
  months.filter(({ isOpen }) => isOpen).map(({ venta }) => venta);
