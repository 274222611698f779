/**
 * Work that ends with its signal at the latest, with the signal's reason. Node 20 lets the controller of a request be collected while
 * its body is still being read: from then on `fetch` itself hears of no signal.
 */
export function raced<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const abort = (): void => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
