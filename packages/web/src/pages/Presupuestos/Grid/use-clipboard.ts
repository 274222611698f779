import type { GridEvent } from '@presupuesto/machines';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { type CopiedFigures, writeFigures } from '../clipboard.ts';

interface Clipboard {
  /** The selected figures; null while nothing is selected. */
  readonly selected: (() => CopiedFigures) | null;
  readonly onEvent: (event: GridEvent) => void;
  readonly onPaste: (data: DataTransfer) => void;
}

const EVENTS = ['copy', 'cut', 'paste'] as const;

/**
 * Copy, cut and paste while the focus is in the sheet. Heard of on the page: where nothing can be typed Firefox sends them
 * to its body, whatever has the focus.
 */
export function useClipboard(sheet: RefObject<HTMLElement | null>, clipboard: Clipboard): void {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const { selected, onEvent, onPaste } = clipboard;
    const { type, clipboardData } = event;
    if (!clipboardData || !sheet.current?.contains(document.activeElement)) return;
    if (type === 'paste') onPaste(clipboardData);
    else if (selected) writeFigures(clipboardData, selected());
    else return;
    event.preventDefault();
    if (type === 'cut') onEvent({ type: 'figures.cleared' });
  });
  useEffect(() => {
    const hear = (event: ClipboardEvent): void => take(event);
    for (const type of EVENTS) document.addEventListener(type, hear);
    return () => {
      for (const type of EVENTS) document.removeEventListener(type, hear);
    };
  }, []);
}
