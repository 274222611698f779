/** Where the focus goes from each dialog: to what opened it, or else to what opened the dialog that this stands in. */
const returns = new WeakMap<Element, readonly HTMLElement[]>();

/** Notes what has the focus, for the dialog that is about to open. */
export function noteOpener(dialog: HTMLDialogElement): void {
  const opener = document.activeElement;
  if (!(opener instanceof HTMLElement)) return;
  const outer = opener.closest('dialog');
  returns.set(dialog, [opener, ...((outer && returns.get(outer)) ?? [])]);
}

/**
 * Closes a dialog, which gives the focus back. A question that closes together with the form it asks about finds the form's field
 * gone, and the form, which closed first, could give nothing to what stood behind the question.
 */
export function closeDialog(dialog: HTMLDialogElement): void {
  dialog.close();
  for (const opener of returns.get(dialog) ?? []) {
    const { activeElement, body } = document;
    if (activeElement !== body && !dialog.contains(activeElement)) return;
    opener.focus();
  }
}
