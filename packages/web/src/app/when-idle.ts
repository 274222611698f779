/** What comes later comes after so long all the same. */
const WITHIN_MS = 2_000;
/** Where the browser does not say that it is idle, as Safari. */
const FALLBACK_MS = 200;

/** Resolves once the page has drawn what it has to draw, and has time. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: WITHIN_MS });
    else setTimeout(resolve, FALLBACK_MS);
  });
}
