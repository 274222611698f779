/** Waits; rejects with the signal's reason as soon as it is aborted, or where it is already. */
export function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    // Who listens to a signal hears nothing of what was before.
    signal?.throwIfAborted();
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

/** Between half and the whole of a wait that doubles, so that clients which failed together do not come back together. */
export function backOff(attempt: number, baseDelayMs: number, maxDelayMs: number): number {
  const whole = Math.min(baseDelayMs * 2 ** (attempt - 1), maxDelayMs);
  return whole * (0.5 + Math.random() / 2);
}
