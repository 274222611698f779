/** Less than somebody needs to see that a dialog has gone, and to press a key for what stands behind it. */
const LATE_MS = 500;

const MOUSE = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/** Whether a key presses the button that has the focus. */
export const isPress = (key: string): boolean => key === 'Enter' || key === ' ';

/**
 * The button that has the focus again, once a press has closed its dialog, hears nothing that was meant for the dialog: neither
 * a key that is still held nor a press close behind the last one.
 */
export function ignoreLatePresses(): void {
  const button = document.activeElement;
  if (!(button instanceof HTMLElement) || !button.matches('button, a')) return;
  let last = Date.now();

  function ignore(event: KeyboardEvent): void {
    // A device's clock may be set back meanwhile.
    if (!isPress(event.key) || !(event.repeat || Math.abs(Date.now() - last) < LATE_MS)) return;
    event.preventDefault();
    last = Date.now();
  }

  button.addEventListener('keydown', ignore);
  button.addEventListener('blur', () => button.removeEventListener('keydown', ignore), { once: true });
}

/** What stood behind a dialog hears nothing of a double click whose first press has closed it. */
export function ignoreLateClicks(): void {
  function ignore(event: MouseEvent): void {
    if (event.type === 'mousedown' && event.detail < 2)
      for (const type of MOUSE) removeEventListener(type, ignore, true);
    else if (event.detail > 1) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  for (const type of MOUSE) addEventListener(type, ignore, true);
}
