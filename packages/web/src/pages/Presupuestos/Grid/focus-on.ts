/** Without a scroll, and not twice: each has the page laid out. */
export function focusOn(element: HTMLElement | null): void {
  if (document.activeElement !== element) element?.focus({ preventScroll: true });
}
