import { useEffect } from 'react';

/**
 * Keeps Ctrl+Z and its likes in the field that has the focus. Chromium's list of edits is the whole page's: past the last one of a
 * field it would go on in another, with the focus.
 */
export function useUndoInPlace(): void {
  useEffect(() => {
    document.addEventListener('beforeinput', keepInPlace);
    return () => document.removeEventListener('beforeinput', keepInPlace);
  }, []);
}

function keepInPlace(event: InputEvent): void {
  if (event.inputType.startsWith('history') && event.target !== document.activeElement)
    event.preventDefault();
}
