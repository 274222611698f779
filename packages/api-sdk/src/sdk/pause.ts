/** Waits; rejects with the signal's reason as soon as it is aborted. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const give = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', give);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', give, { once: true });
  });
}
