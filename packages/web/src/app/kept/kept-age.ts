/** What is older than this is not shown any more: it is too far from the truth. */
const MAX_AGE_MS = 3 * 24 * 60 * 60 * 1_000;
/** As far as a device's clock is put right now and then. */
const CLOCK_ERROR_MS = 60 * 60 * 1_000;

/** When it was kept, by the device's clock; an older program did not write it down. */
export interface Dated {
  readonly on?: number | undefined;
}

/**
 * Whether what was kept may be shown still. Its age is by the device's clock, for `asked` gives an order alone (`keptMoment`); how old
 * that is which a clock kept that was ahead, nobody knows.
 */
export function isFresh({ asked, on = asked }: Dated & { readonly asked: number }): boolean {
  const age = Date.now() - on;
  return age < MAX_AGE_MS && age > -CLOCK_ERROR_MS;
}
