/** Calls once when the time during which it runs adds up to the limit. Runs from the start. */
export class Stopwatch {
  private timer: NodeJS.Timeout | undefined;
  private since = 0;

  constructor(
    private left: number,
    private readonly onLimit: () => void,
  ) {
    this.start();
  }

  start(): void {
    if (this.timer !== undefined) return;
    this.since = performance.now();
    this.timer = setTimeout(this.onLimit, Math.max(0, this.left));
  }

  stop(): void {
    if (this.timer === undefined) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.left -= performance.now() - this.since;
  }
}
