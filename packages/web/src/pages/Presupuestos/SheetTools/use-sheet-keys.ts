import { useEffect, useEffectEvent } from 'react';
import { hasOwnUndo, type SheetTool, toolOfKey } from './sheet-key.ts';

/** Calls one of `tools` by its key from anywhere on the screen, unless a dialog is open or the key is a field's own. */
export function useSheetKeys<Tool extends SheetTool>(
  tools: readonly Tool[],
  onTool: (tool: Tool) => void,
): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const called = toolOfKey(event);
    const tool = tools.find((one) => one === called);
    if (tool === undefined || event.defaultPrevented || document.querySelector('dialog[open]')) return;
    if ((tool === 'undo' || tool === 'redo') && hasOwnUndo(event.target)) return;
    event.preventDefault();
    onTool(tool);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}
