/** One line of the table of benchmarks. */
export interface Result {
  /** What was measured, as a reader would say it. */
  readonly what: string;
  /** The figure with its unit. */
  readonly value: string;
  /** What it should be, where something was aimed at. */
  readonly aim?: string;
}

/** A benchmark measures one thing or a few that belong together, on a server of its own. */
export type Benchmark = () => Promise<readonly Result[]>;

/** The middle one of some measurements. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
