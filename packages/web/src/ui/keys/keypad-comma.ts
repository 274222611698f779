import type { KeyboardEvent } from 'react';

/**
 * Writes a comma where the point of the numeric keypad was pressed, whatever the layout has on it, and says whether it
 * did. Without Num Lock the same key deletes, and is left alone.
 */
export function typeKeypadComma(event: KeyboardEvent<HTMLInputElement>): boolean {
  const { code, key, ctrlKey, altKey, metaKey } = event;
  if (code !== 'NumpadDecimal' || key.length > 1 || ctrlKey || altKey || metaKey) return false;
  event.preventDefault();
  insertText(',');
  return true;
}

/** Types into the box that has the focus, over what is selected in it; the box's own undo takes it back. */
export function insertText(text: string): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo of the box
  document.execCommand('insertText', false, text);
}
