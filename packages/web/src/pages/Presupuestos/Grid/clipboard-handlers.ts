import type { GridEvent } from '@presupuesto/machines';
import type { ClipboardEvent } from 'react';
import { writeClipboard } from './grid-copy.ts';

interface Clipboard {
  readonly onEvent: (event: GridEvent) => void;
  readonly onPaste: (data: DataTransfer) => void;
}

/** Copy, cut and paste of the sheet. @param selected - writes the selected figures; null while nothing is selected */
export function clipboardHandlers(selected: (() => string) | null, { onEvent, onPaste }: Clipboard) {
  function handleCopy(event: ClipboardEvent): void {
    if (!selected) return;
    writeClipboard(event.clipboardData, selected());
    event.preventDefault();
  }

  return {
    onCopy: handleCopy,
    onCut: (event: ClipboardEvent) => {
      handleCopy(event);
      if (selected) onEvent({ type: 'figures.cleared' });
    },
    onPaste: (event: ClipboardEvent) => {
      event.preventDefault();
      onPaste(event.clipboardData);
    },
  };
}
