interface LimiterOptions {
  /** This many at once, and as many again spread over `windowMs`. */
  max: number;
  windowMs: number;
  now: () => Date;
  /** Keys remembered at most; the one used longest ago goes first. */
  maxKeys?: number;
}

/** Counts events by key in memory; a count drains steadily, `max` in `windowMs`. */
export class Limiter {
  private readonly levels = new Map<string, { level: number; at: number }>();

  constructor(private readonly options: LimiterOptions) {}

  /** Whether the key's allowance has room for one event more. */
  hasRoom(key: string): boolean {
    return this.level(key) + 1 <= this.options.max;
  }

  /** Counts one event, unless the key has used up its allowance: then false, and nothing is counted. */
  take(key: string): boolean {
    if (!this.hasRoom(key)) return false;
    this.set(key, this.level(key) + 1);
    return true;
  }

  /** Takes one event back. */
  giveBack(key: string): void {
    if (this.levels.has(key)) this.set(key, Math.max(0, this.level(key) - 1));
  }

  reset(key: string): void {
    this.levels.delete(key);
  }

  /** Resets every key that begins so. */
  resetAll(prefix: string): void {
    for (const key of this.levels.keys()) if (key.startsWith(prefix)) this.levels.delete(key);
  }

  private level(key: string): number {
    const known = this.levels.get(key);
    if (known === undefined) return 0;
    const { max, windowMs, now } = this.options;
    const drained = ((now().getTime() - known.at) * max) / windowMs;
    return Math.max(0, known.level - drained);
  }

  private set(key: string, level: number): void {
    this.levels.delete(key);
    if (this.levels.size >= (this.options.maxKeys ?? 100_000)) {
      const [oldest] = this.levels.keys();
      if (oldest !== undefined) this.levels.delete(oldest);
    }
    this.levels.set(key, { level, at: this.options.now().getTime() });
  }
}
