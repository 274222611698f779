import type { KeyboardEvent } from 'react';
import { CONFLICT_KEYS } from './conflict-text.ts';

export function isAlt({ altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && !shiftKey;
}

/** Ctrl+Enter: what is typed counts here, and in all that is selected. */
export function isAcceptance({
  key,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  nativeEvent,
}: KeyboardEvent): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !nativeEvent.isComposing;
}

/** Its keys as `aria-keyshortcuts` names them. */
export function keysOf(isInConflict: boolean): string {
  const keys = 'Alt+ArrowDown Control+Enter';
  return isInConflict ? `${keys} ${CONFLICT_KEYS.left} ${CONFLICT_KEYS.put}` : keys;
}
