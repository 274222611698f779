/** Gives the focus to the list of pairs, or to the sheet of all pairs: what somebody goes on from. */
export function focusPairs(): void {
  document
    .querySelector<HTMLElement>('[data-pairs] [role="option"][tabindex="0"], [role="grid"]')
    ?.focus({ preventScroll: true });
}
