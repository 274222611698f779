/** Reads a header of an answer. */
export type ReadHeader = (name: string) => string | null | undefined;

/**
 * How long an answer asks to wait, in seconds: `Retry-After` as a number of them or as a date, which is taken against the answer's own
 * `Date`, for the clocks of two computers differ. Undefined when it asks for nothing that can be understood.
 */
export function retryAfterOf(header: ReadHeader): number | undefined {
  const asked = header('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(asked)) return Number(asked);
  // `Date.parse` also takes `-1`, which is no date of HTTP.
  if (!/^[A-Z][a-z]{2}/.test(asked)) return undefined;
  const until = Date.parse(asked);
  const now = Date.parse(header('date') ?? '') || Date.now();
  return Number.isNaN(until) ? undefined : Math.max(0, Math.ceil((until - now) / 1000));
}
