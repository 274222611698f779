/** Settings with which PostgreSQL counts what each statement costs, and can log plans. */
export const COUNTED = {
  shared_preload_libraries: 'pg_stat_statements,auto_explain',
  compute_query_id: 'on',
  // The statement's number.
  log_line_prefix: '%Q ',
  'pg_stat_statements.track_utility': 'off',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_verbose': 'on',
};

interface Plan {
  readonly ms: number;
  readonly lines: readonly string[];
}

/** The slowest plan of each statement among those that PostgreSQL logs, by the statement's number. */
export function createPlanLog() {
  const slowest = new Map<string, Plan>();
  /** Of the entry that is being read. */
  let lines: string[] | undefined;

  return {
    /** Takes a line of the log. What an entry has beyond its first line begins with a tab. */
    take(line: string): void {
      if (line.startsWith('\t')) {
        lines?.push(line.slice(1));
        return;
      }
      const [, id, duration] = /^(-?\d+) LOG: {2}duration: ([\d.]+) ms {2}plan:$/.exec(line) ?? [];
      lines = undefined;
      if (id === undefined || Number(duration) <= (slowest.get(id)?.ms ?? 0)) return;
      lines = [];
      slowest.set(id, { ms: Number(duration), lines });
    },
    /** Its lines but for what each step hands on. */
    planOf: (id: string): readonly string[] =>
      slowest.get(id)?.lines.filter((line) => !/^\s*Output: /.test(line)) ?? [],
  };
}
