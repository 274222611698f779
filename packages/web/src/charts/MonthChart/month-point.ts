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
