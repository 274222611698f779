import { useState } from 'react';

interface Reference {
  /** The pair's first month. */
  readonly first: number | undefined;
  readonly awaits: boolean;
  /** It is chosen, whether or not it has come. */
  readonly chosen: boolean;
}

/** Whether months without a reference keep their line on a phone: where it was awaited in sight, none is to move when it comes. */
export function useReferenceLines({ first, awaits, chosen }: Reference): boolean {
  const [awaited, setAwaited] = useState<number>();
  if (awaits && awaited !== first) setAwaited(first);
  return chosen && (awaits || awaited === first);
}
