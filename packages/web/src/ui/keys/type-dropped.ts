import type { DragEvent } from 'react';
import { insertText } from './keypad-comma.ts';

/** Types what is dropped on a box over all that is in it; the browser would put it between the characters. */
export function typeDropped(event: DragEvent<HTMLInputElement>): void {
  event.preventDefault();
  event.currentTarget.focus();
  event.currentTarget.select();
  insertText(event.dataTransfer.getData('text/plain').trim());
}
