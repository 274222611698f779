/** For whoever looks into the browser's console: failures that the screens must not show (specification §8). */
export function logWarning(text: string, ...detail: readonly unknown[]): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(text, ...detail);
}
