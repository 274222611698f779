/** Settings with which PostgreSQL counts what each statement costs, and can log plans. */
export const COUNTED = {
  shared_preload_libraries: 'pg_stat_statements,auto_explain',
  log_line_prefix: '',
  'pg_stat_statements.track_utility': 'off',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
};

interface Plan {
  readonly ms: number;
  readonly lines: readonly string[];
}

/**
 * The slowest plan of each statement among those that PostgreSQL logs. They are known by their text: the number that a log line can have
 * is the next statement's where one transaction has several, for its plan is logged once that one comes.
 */
export function createPlanLog() {
  const slowest = new Map<string, Plan>();
  let entry: { ms: number; lines: string[] } | undefined;

  function close(): void {
    if (entry === undefined) return;
    const { ms, lines } = entry;
    const begins = lines.findIndex((line) => line.includes('(cost='));
    const shape = shapeOf(lines.slice(0, begins).join('\n').replace('Query Text: ', ''));
    if (ms > (slowest.get(shape)?.ms ?? 0)) slowest.set(shape, { ms, lines: lines.slice(begins) });
    entry = undefined;
  }

  return {
    /** Takes a line of the log. What an entry has beyond its first line begins with a tab. */
    take(line: string): void {
      if (line.startsWith('\t')) {
        entry?.lines.push(line.slice(1));
        return;
      }
      close();
      const duration = /^LOG: {2}duration: ([\d.]+) ms {2}plan:$/.exec(line)?.[1];
      if (duration !== undefined) entry = { ms: Number(duration), lines: [] };
    },
    /** @param query as it was written, or with its constants replaced, as `pg_stat_statements` keeps it */
    planOf(query: string): readonly string[] {
      close();
      return slowest.get(shapeOf(query))?.lines ?? [];
    },
  };
}

/** A statement without its constants and spaces. */
const shapeOf = (query: string): string =>
  query
    .replaceAll(/'[^']*'|\$\d+|\b\d+(\.\d+)?\b|\b(true|false|null)\b/gi, '?')
    .replaceAll(/\s+|;$/g, '')
    .trim();
