import { useEffect, useEffectEvent } from 'react';
import { hasOwnUndo, type SheetTool, toolOfKey } from './sheet-key.ts';

/** Calls a tool by its key from anywhere on the screen, unless a dialog is open or the key is a field's own. */
export function useSheetKeys(onTool: (tool: SheetTool) => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const tool = toolOfKey(event);
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
