/** For so long nothing has come, and the page was not busy. */
const CALM_MS = 1_000;

/** Resolves once the page has what it asked for and has drawn it: what follows then competes with nothing that is waited for. */
export function whenCalm(): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => setTimeout(end, CALM_MS);
    let calm = wait();
    const observer = new PerformanceObserver(() => {
      clearTimeout(calm);
      calm = wait();
    });
    function end(): void {
      observer.disconnect();
      resolve();
    }
    observer.observe({ entryTypes: ['resource', 'longtask'] });
  });
}
