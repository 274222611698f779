import type { GridEvent } from '@presupuesto/machines';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { focusOn } from './focus-on.ts';
import { type GridMode, gridKey, isOfScreen, type ScreenKey } from './grid-key.ts';

interface KeysOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  /** What is typed in. */
  readonly box: RefObject<HTMLElement | null>;
  readonly mode: GridMode;
  readonly isTouch: boolean;
  /** Of the columns: the active one. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Rows in sight. */
  readonly page: number;
  readonly onEvent: (event: GridEvent) => void;
  readonly onKey: (key: ScreenKey) => void;
}

/**
 * The keys of the sheet and of its box. The box takes the keys of what is typed, the sheet all others. A phone's keyboard goes
 * with the focus of the box: that goes on in the next cell.
 *
 * @returns what hears a key in both
 */
export function useGridKeys(options: KeysOptions) {
  const { sheet, box, mode, isTouch, onEvent, onKey } = options;
  const isEntering = mode !== 'resting';
  useEffect(() => {
    if (isEntering) focusOn(box.current);
    else if (!isTouch && document.activeElement === box.current) focusOn(sheet.current);
  }, [isEntering, isTouch, box, sheet]);

  return (event: KeyboardEvent<HTMLElement>): void => {
    if (event.target instanceof HTMLButtonElement) return;
    if (!isEntering && OF_THE_SHEET.test(event.key)) focusOn(sheet.current);
    const key = gridKey(event, options);
    if (key) {
      event.preventDefault();
      event.stopPropagation();
      if (isOfScreen(key)) onKey(key);
      else onEvent(key);
    } else if (!isEntering && isWriting(event)) focusOn(box.current);
  };
}

/** What walks and copies: no phone's keyboard has it. */
const OF_THE_SHEET = /^(Arrow|Control|Meta|Page|Home|End)/;

/** Whether a key writes something: it goes to the box, which has the focus before the browser writes it. */
function isWriting({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}
