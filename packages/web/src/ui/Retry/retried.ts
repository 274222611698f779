const PARTS = '[tabindex="-1"], [aria-label], [aria-labelledby], main';
const MARK = 'data-retried';

/** Whether an element has the focus in the place of what was tried again, until that comes. */
export const isRetried = (element: Element | null): boolean => element?.hasAttribute(MARK) ?? false;

/** Gives the focus of a button that leaves to the part of the screen around it, as long as nothing else takes it. */
export function keepRetried(button: HTMLElement): void {
  const part = button.closest<HTMLElement>(PARTS);
  if (part === null) return;
  const isLent = !part.hasAttribute('tabindex');
  if (isLent) part.tabIndex = -1;
  part.setAttribute(MARK, '');
  part.addEventListener(
    'blur',
    () => {
      part.removeAttribute(MARK);
      if (isLent) part.removeAttribute('tabindex');
    },
    { once: true },
  );
  part.focus({ preventScroll: true });
}
