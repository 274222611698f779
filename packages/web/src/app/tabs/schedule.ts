/** Numbers that look like chance and are the same for the same seed (mulberry32), from 0 to 1. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

interface Task {
  readonly at: number;
  readonly isLocal: boolean;
  /** Local tasks older than this come first. */
  readonly after: number;
  readonly run: () => void;
}

/** What is on its way between tabs, storage, locks and server: each line keeps its order, and chance chooses among lines. */
export interface Schedule {
  /** How many tasks were ever put in line: a moment in the order of things. */
  readonly now: () => number;
  /** Inside of the machine: messages, storage, locks. */
  readonly local: (line: string, run: () => void) => void;
  /** An answer of the server: what was local before its request left has arrived by then. */
  readonly answer: (line: string, sentAt: number, run: () => void) => void;
  readonly far: (line: string, run: () => void) => void;
  /** Runs one task; false without any. */
  readonly step: () => boolean;
}

export function createSchedule(random: () => number): Schedule {
  const lines = new Map<string, Task[]>();
  let count = 0;
  function put(line: string, task: Omit<Task, 'at'>): void {
    count += 1;
    lines.set(line, [...(lines.get(line) ?? []), { ...task, at: count }]);
  }
  return {
    now: () => count,
    local: (line, run) => put(line, { isLocal: true, after: 0, run }),
    far: (line, run) => put(line, { isLocal: false, after: 0, run }),
    answer: (line, sentAt, run) => put(line, { isLocal: false, after: sentAt + 1, run }),
    step: () => {
      const heads = [...lines].flatMap(([line, [head]]) => (head ? [{ line, head }] : []));
      const firstLocal = Math.min(...heads.map(({ head }) => (head.isLocal ? head.at : Infinity)));
      const ready = heads.filter(({ head }) => head.after <= firstLocal);
      const chosen = ready[Math.floor(random() * ready.length)];
      if (!chosen) return false;
      const [, ...rest] = lines.get(chosen.line) ?? [];
      if (rest.length > 0) lines.set(chosen.line, rest);
      else lines.delete(chosen.line);
      chosen.head.run();
      return true;
    },
  };
}
