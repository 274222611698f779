import type { Actividad, Periodo } from '@presupuesto/api-sdk/contract';

/** The periods that were deleted and did not come back, by id. */
export function removedPeriods(
  activity: readonly Actividad[],
  periodos: readonly Periodo[],
): readonly string[] {
  const known = new Set(periodos.map(({ periodoID }) => periodoID));
  const removed = activity.flatMap(({ accion, periodoID }) =>
    accion === 'periodo.eliminado' && periodoID && !known.has(periodoID) ? [periodoID] : [],
  );
  return [...new Set(removed)].sort((one, other) => one.localeCompare(other, 'es'));
}
