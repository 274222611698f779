import { isHistoryMonth, monthIndex, type Periodo, type Venta } from '@presupuesto/api-sdk/contract';
import type { Field } from '../../outbox/change.ts';
import { type Check, monthChecks } from '../checks/month-checks.ts';
import { matchingOf, referenceFinder } from '../comparison/matching.ts';
import type { ReferenceMonth } from '../comparison/reference-month.ts';
import type { WholePair } from '../whole/whole-budget.ts';

/** Pairs that each finding lists: as many as are looked through at a time. */
const LISTED = 20;

/** A figure that its author should look at. */
interface FoundFigure extends Pick<Venta, 'anio' | 'mes'> {
  readonly field: Field;
  /** Its difference from the reference; null where it is not about that. */
  readonly percent: number | null;
}

export interface FoundPair extends Pick<WholePair, 'clienteProductoID' | 'nombreCliente' | 'nombreProducto'> {
  /** Its first figure of this kind; null where all of the pair is meant. */
  readonly first: FoundFigure | null;
  /** How many it has. */
  readonly figures: number;
}

export interface Finding {
  /** Of pairs. */
  readonly count: number;
  /** The first of them, twenty at most. */
  readonly pairs: readonly FoundPair[];
}

/** Pairs that an administrator opened again and that have not been budgeted since: approving marks them all the same. */
export interface ReopenedPairs {
  readonly count: number;
  readonly motivo: string;
  /** Null where that account is gone. */
  readonly usuario: string | null;
}

/** What a seller should know before approving. A pair may be in more than one finding. */
export interface Review {
  /** How many pairs there are. */
  readonly pares: number;
  /** One a reopening, the latest first. */
  readonly reabiertos: readonly ReopenedPairs[];
  /** Never budgeted: no value was typed or loaded for them. */
  readonly noPresupuestados: Finding;
  /** With a month to budget whose volume and price are both 0. */
  readonly conMesesVacios: Finding;
  /** With a month to budget that has a volume and the price 0. */
  readonly sinPrecio: Finding;
  /** With a figure more than half more, or less, than its reference. Null without a reference. */
  readonly lejos: Finding | null;
  /** With a price below its reference's. Null without a reference. */
  readonly precioMenor: Finding | null;
}

/**
 * Looks through the months of the period that are to be budgeted; history months cannot be changed and do not count.
 *
 * @param referencia the reference's pairs, compared as La hoja does: by year and month, else with the year before; null for none
 */
export function reviewOf(
  periodo: Periodo,
  pairs: readonly WholePair[],
  referencia: readonly WholePair[] | null,
): Review {
  const checked = checkedPairs(periodo, pairs, referencia);
  const ofKind = (wanted: CheckedFigure['kind']): Finding =>
    findingOf(
      checked.flatMap(({ pair, figures }) => {
        const [first, ...others] = figures.filter(({ kind }) => kind === wanted);
        return first ? [foundPair(pair, first, 1 + others.length)] : [];
      }),
    );
  return {
    pares: pairs.length,
    reabiertos: reopenedPairs(pairs),
    noPresupuestados: findingOf(
      pairs.filter((pair) => !pair.presupuestado).map((pair) => foundPair(pair, null, 0)),
    ),
    conMesesVacios: ofKind('vacio'),
    sinPrecio: ofKind('sinPrecio'),
    lejos: referencia && ofKind('lejos'),
    precioMenor: referencia && ofKind('precioMenor'),
  };
}

function reopenedPairs(pairs: readonly WholePair[]): readonly ReopenedPairs[] {
  const byReopening = new Map<string, ReopenedPairs>();
  for (const { reapertura } of pairs) {
    if (!reapertura) continue;
    const { fecha, motivo, usuario = null } = reapertura;
    const key = JSON.stringify([fecha, motivo, usuario]);
    byReopening.set(key, { count: (byReopening.get(key)?.count ?? 0) + 1, motivo, usuario });
  }
  return [...byReopening].sort(([a], [b]) => (a < b ? 1 : -1)).map(([, reopened]) => reopened);
}

interface CheckedFigure extends FoundFigure {
  readonly kind: Check['kind'] | 'vacio';
}

function checkedPairs(
  periodo: Periodo,
  pairs: readonly WholePair[],
  referencia: readonly WholePair[] | null,
): readonly { readonly pair: WholePair; readonly figures: readonly CheckedFigure[] }[] {
  const end = monthIndex(periodo.anioInicio, periodo.mesInicio) + periodo.cantidadMeses;
  const isOpen = (venta: Venta) => !isHistoryMonth(periodo, venta) && monthIndex(venta.anio, venta.mes) < end;
  const references = new Map(referencia?.map((pair) => [pair.clienteProductoID, pair.ventas]));
  const matching = matchingOf(
    pairs.flatMap(({ ventas }) => ventas),
    referencia?.flatMap(({ ventas }) => ventas) ?? [],
  );
  return pairs.map((pair) => {
    const referenceOf = referenceFinder(references.get(pair.clienteProductoID) ?? [], matching);
    const figures = pair.ventas.filter(isOpen).flatMap((venta) => checkedFigures(venta, referenceOf(venta)));
    return { pair, figures };
  });
}

function checkedFigures(venta: Venta, reference: ReferenceMonth | null): readonly CheckedFigure[] {
  const { anio, mes, volumenTon, precio } = venta;
  if (volumenTon === 0 && precio === 0) {
    return [{ kind: 'vacio', anio, mes, field: 'volumenTon', percent: null }];
  }
  return monthChecks(venta, reference).map((check) => ({ ...check, anio, mes }));
}

function foundPair(pair: WholePair, first: FoundFigure | null, figures: number): FoundPair {
  const { clienteProductoID, nombreCliente, nombreProducto } = pair;
  return { clienteProductoID, nombreCliente, nombreProducto, first: first && figureOf(first), figures };
}

/** Without what it was found as. */
function figureOf({ anio, mes, field, percent }: FoundFigure): FoundFigure {
  return { anio, mes, field, percent };
}

function findingOf(found: readonly FoundPair[]): Finding {
  return { count: found.length, pairs: found.slice(0, LISTED) };
}
