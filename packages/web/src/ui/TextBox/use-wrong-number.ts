import { useRef } from 'react';

/** Who types the same number strikes the next key within this time, in ms. */
const SAME_NUMBER_MS = 1_000;

/**
 * Remembers that a number went wrong while it was typed, so that its further keys do not make another one: `4.150,,25` is not 25,
 * although the second comma emptied the box.
 */
export function useWrongNumber() {
  const lastKeyAt = useRef<number | null>(null);
  return {
    /** Whether an input is one more key of the wrong number. */
    goesOn(input: Event): boolean {
      const isSame = lastKeyAt.current !== null && input.timeStamp - lastKeyAt.current < SAME_NUMBER_MS;
      if (isSame && isOneKey(input)) lastKeyAt.current = input.timeStamp;
      else lastKeyAt.current = null;
      return lastKeyAt.current !== null;
    },
    begin(input: Event): void {
      if (isOneKey(input)) lastKeyAt.current = input.timeStamp;
    },
    end(): void {
      lastKeyAt.current = null;
    },
  };
}

function isOneKey(input: Event): boolean {
  return input instanceof InputEvent && input.inputType === 'insertText' && input.data?.length === 1;
}
