import { isRetried } from '../../../ui/Retry/retried.ts';
import { isFocusNowhere } from './focus-nowhere.ts';
import { createTypeAhead } from './type-ahead.ts';

/**
 * Gives the sheet the keyboard once it is there, and where it begins at a cell what was typed until then, unless something
 * else has the focus.
 *
 * @param hasCell whether the address leads to a cell of it
 */
export function createArrival(hasCell: boolean) {
  let isExpected = hasCell;
  const isAwaited = (): boolean => isExpected && isFocusNowhere();
  const ahead = createTypeAhead(isAwaited);

  return {
    hear: ahead.hear,
    land(): void {
      const { activeElement, body } = document;
      const takesFocus = isAwaited() || activeElement === body || isRetried(activeElement);
      isExpected = false;
      if (!takesFocus) return;
      document.querySelector<HTMLElement>('[role="grid"]')?.focus({ preventScroll: true });
      void ahead.play();
    },
  };
}

export type SheetArrival = ReturnType<typeof createArrival>;
