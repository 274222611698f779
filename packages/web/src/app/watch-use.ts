const INPUTS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'touchmove'] as const;

/** A moving pointer sends a hundred events a second. */
const AT_MOST_EVERY_MS = 1_000;

/** Calls `onUse` about once a second at most while somebody is there: keys, pointers, wheels. */
export function watchUse(onUse: () => void): void {
  let last = Number.NEGATIVE_INFINITY;
  const handleInput = ({ timeStamp }: Event): void => {
    if (timeStamp - last < AT_MOST_EVERY_MS) return;
    last = timeStamp;
    onUse();
  };
  for (const type of INPUTS) window.addEventListener(type, handleInput, { capture: true, passive: true });
}
