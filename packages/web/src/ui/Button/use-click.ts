import { type MouseEvent, useState } from 'react';

export type Click = () => void | Promise<unknown>;

/**
 * Runs a click handler once at a time: busy until the promise that it returned settles.
 * A click that comes while busy is swallowed, the form's submission with it.
 */
export function useClick(onClick: Click | undefined, busyOutside: boolean) {
  const [running, setRunning] = useState(false);
  const busy = running || busyOutside;

  function click(event: MouseEvent<HTMLButtonElement>): void {
    if (busy) {
      event.preventDefault();
      return;
    }
    const work = onClick?.();
    if (!(work instanceof Promise)) return;
    setRunning(true);
    void work.finally(() => setRunning(false));
  }

  return { busy, click };
}
