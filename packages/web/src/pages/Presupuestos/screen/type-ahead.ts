import { insertText } from '../../../ui/keys/keypad-comma.ts';
import { keptClipboard } from '../clipboard.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { monthCells } from './month-cells.ts';

/** A figure, or what is to be done with the one that is there. */
const BEGINS = /[\d.,+\-−*×/÷=]/u;

const ACTS = ['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Backspace', 'Delete'];
const ALONE = [...ACTS, 'Escape'];
const WITH_CTRL = ['Enter', 'PageDown', 'PageUp', 'd', 'y', 'z', 'Z'];
/** The browser's own way back and forward. */
const NOT_WITH_ALT = ['ArrowLeft', 'ArrowRight'];

/**
 * What is typed and pasted for a cell that is on its way, done in it once it has the focus: the end of a figure alone, `25` of
 * `125`, would be another one.
 *
 * @param isAwaited whether the focus waits for a cell
 */
export function createTypeAhead(isAwaited: () => boolean) {
  let meant: (() => void)[] = [];

  /** Keeps it from its usual way. */
  function keep(event: Event, repeat: () => void): void {
    meant.push(repeat);
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** What begins a figure, or goes to another cell, is kept, and every key after it: each in its turn. */
  function press(event: KeyboardEvent): void {
    if (event.isComposing || !isAwaited()) return;
    const isMeant = meant.length > 0 ? types(event) || goesOn(event) : begins(event);
    if (isMeant) keep(event, () => pressAgain(event));
  }

  /** A paste begins, too. */
  function paste(event: ClipboardEvent): void {
    const data = event.clipboardData;
    if (!data || data.getData('text/plain') === '' || !isAwaited()) return;
    const kept = keptClipboard(data);
    keep(event, () => pasteAgain(kept));
  }

  return {
    /** Until they are there. @returns what ends it; what was meant for months that do not come is forgotten */
    hear(): () => void {
      document.addEventListener('keydown', press, true);
      document.addEventListener('paste', paste, true);
      return () => {
        document.removeEventListener('keydown', press, true);
        document.removeEventListener('paste', paste, true);
        meant = [];
      };
    },

    /** In the cell that has just got the focus; what follows a step to months that are not there yet waits for these. */
    async play(): Promise<void> {
      const due = meant;
      meant = [];
      // Each sees what the one before has drawn.
      for (await drawn(); due.length > 0 && !isAwaited(); await drawn()) {
        due.shift()?.();
      }
      meant = [...due, ...meant];
    },
  };
}

/** What a key changes is drawn before anything that waits. */
const drawn = (): Promise<void> => Promise.resolve();

/** In the list, from which Enter leads to the months, keys that go elsewhere are the list's. */
function begins(press: KeyboardEvent): boolean {
  if (types(press)) return BEGINS.test(press.key);
  const { key, altKey, ctrlKey, metaKey } = press;
  return ACTS.includes(key) && !altKey && !ctrlKey && !metaKey && isFocusNowhere();
}

function types({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !altKey && !ctrlKey && !metaKey;
}

function goesOn({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (metaKey) return false;
  if (altKey) return !NOT_WITH_ALT.includes(key);
  return (ctrlKey ? WITH_CTRL : ALONE).includes(key);
}

function pressAgain(press: KeyboardEvent): void {
  const box = document.activeElement ?? document.body;
  const isFree = box.dispatchEvent(new KeyboardEvent('keydown', press));
  if (!isFree) return;
  // What a browser does for a key by itself, it does for a real one alone.
  if (types(press)) insertText(press.key);
  else if (press.key === 'Backspace') edit('delete');
  else if (press.key === 'Delete') edit('forwardDelete');
  else if (press.key === 'z' && press.ctrlKey) edit('undo');
  else if (press.key === 'Tab') {
    const cells = monthCells();
    cells[cells.findIndex((cell) => cell === box) + (press.shiftKey ? -1 : 1)]?.focus();
  }
}

function pasteAgain(clipboardData: DataTransfer): void {
  const text = clipboardData.getData('text/plain');
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (document.activeElement?.dispatchEvent(paste)) insertText(text);
}

function edit(command: 'delete' | 'forwardDelete' | 'undo'): void {
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps the browser's undo of the box
  document.execCommand(command);
}
