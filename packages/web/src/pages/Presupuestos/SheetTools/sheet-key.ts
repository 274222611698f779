export type SheetTool = 'undo' | 'redo' | 'copy' | 'distribute' | 'history' | 'moment';

export const TOOL_LABELS: Record<SheetTool, string> = {
  undo: 'Deshacer',
  redo: 'Rehacer',
  copy: 'Copiar referente…',
  distribute: 'Repartir total…',
  history: 'Historial y nota del mes',
  moment: 'Volver a un momento…',
};

/** How each tool is called from the keyboard, as people read it and as `aria-keyshortcuts` has it. */
export const TOOL_KEYS: Record<SheetTool, { readonly shown: string; readonly aria: string }> = {
  undo: { shown: 'Ctrl+Z', aria: 'Control+Z' },
  redo: { shown: 'Ctrl+Y', aria: 'Control+Y Control+Shift+Z' },
  copy: { shown: 'Alt+C', aria: 'Alt+C' },
  distribute: { shown: 'Alt+R', aria: 'Alt+R' },
  history: { shown: 'Alt+H', aria: 'Alt+H' },
  moment: { shown: 'Alt+M', aria: 'Alt+M' },
};

const ALT_TOOLS: Partial<Record<string, SheetTool>> = {
  KeyC: 'copy',
  KeyR: 'distribute',
  KeyH: 'history',
  KeyM: 'moment',
};

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** The tool that a key calls, or undefined. By `code` with Alt, which writes another letter on some systems. */
export function toolOfKey({ key, code, altKey, ctrlKey, metaKey, shiftKey }: Press): SheetTool | undefined {
  if (altKey) {
    return ctrlKey || metaKey || shiftKey ? undefined : ALT_TOOLS[code];
  }
  if (!ctrlKey && !metaKey) return undefined;
  const letter = key.toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** Whether Ctrl+Z is the field's own here: in every box to write in, except a cell in which nothing was typed yet. */
export function hasOwnUndo(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  if (!(target instanceof HTMLInputElement)) return false;
  return target.dataset['field'] === undefined || target.dataset['typing'] === 'true';
}
