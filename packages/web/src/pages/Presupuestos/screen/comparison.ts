import { matchingOf, type ShownSheet } from '@presupuesto/machines';

/** How the months and their reference are matched, as the screen offers and says it. */
interface ShownComparison {
  /** No month of the reference is of the same year, but some are of the year before. */
  readonly isOffered: boolean;
  /** `CUR-2026, año −1`; undefined while the same months are compared. */
  readonly matched: string | undefined;
}

export function comparisonOf({ ventas, referencia, referenteID, yearBefore }: ShownSheet): ShownComparison {
  const isOffered = referenteID !== null && matchingOf(ventas, referencia) === 'yearBefore';
  return { isOffered, matched: isOffered && yearBefore ? `${referenteID}, año −1` : undefined };
}
