import { type Campo, type Month, monthAt, monthIndex } from '@presupuesto/api-sdk/contract';
import type { WholePair } from '@presupuesto/machines';

/** The months that any pair has, the oldest first. */
export function pairMonths(pairs: readonly WholePair[]): readonly Month[] {
  const months = new Set(pairs.flatMap(({ ventas }) => ventas.map(({ anio, mes }) => monthIndex(anio, mes))));
  return [...months].sort((a, b) => a - b).map(monthAt);
}

/** A month's figure of a pair; null where the pair has no such month. */
export function figureOf(pair: WholePair, campo: Campo, { anio, mes }: Month): number | null {
  return pair.ventas.find((venta) => venta.anio === anio && venta.mes === mes)?.[campo] ?? null;
}
