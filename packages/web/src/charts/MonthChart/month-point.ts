/** One month of a chart. A series without a figure for the month leaves a gap. */
export interface MonthPoint {
  /** As the axis writes it: `Ene 2026`. */
  readonly label: string;
  readonly presupuesto?: number | undefined;
  readonly referente?: number | undefined;
}

/** The two lines, in the order in which they are named. */
export const SERIES = [
  { key: 'presupuesto', name: 'Presupuesto' },
  { key: 'referente', name: 'Referente' },
] as const;

export interface Series {
  readonly key: (typeof SERIES)[number]['key'];
  readonly name: string;
}

/** The lines that have a figure; `reference` says more of the second: `Referente (CUR-2026, año −1)`. */
export function seriesOf(points: readonly MonthPoint[], reference?: string): readonly Series[] {
  return SERIES.filter(({ key }) => points.some((point) => point[key] !== undefined)).map(
    ({ key, name }) => ({
      key,
      name: key === 'referente' && reference !== undefined ? `${name} (${reference})` : name,
    }),
  );
}

/** Whether a chart has something to show; a line of nothing but zeros is nothing yet. */
export function hasFigures(points: readonly MonthPoint[]): boolean {
  return points.some((point) => SERIES.some(({ key }) => (point[key] ?? 0) !== 0));
}
