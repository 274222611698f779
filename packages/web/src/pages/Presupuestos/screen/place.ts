import { isFocusNowhere } from './focus-nowhere.ts';
import { monthCells } from './month-cells.ts';
import { createTypeAhead } from './type-ahead.ts';

/** A cell of any pair's months. */
interface Cell {
  /** As its row names it, `2027-3`. */
  readonly month: string;
  readonly field: string;
}

/** What stands around the cells for each pair. */
const CONTROLS = '[role="tab"], [role="tabpanel"] button';

/**
 * Keeps the focus in its column and month, or on its tab or tool, and what is typed, while the months of another pair take the
 * place of those that are shown.
 *
 * @param start the cell that gets it once the first months are there, or whichever is first
 */
export function createPlace(start: Cell | 'first' | null = null) {
  let wanted: Cell | 'first' | null = start;
  /** The name of the tab or tool that had the focus. */
  let control: string | null = null;
  const isAwaited = (): boolean => wanted !== null && mayMoveFocus(wanted === 'first');
  const ahead = createTypeAhead(isAwaited);

  function land(): void {
    const cells = isAwaited() ? monthCells() : [];
    const cell = cells.find((one) => isSame(cellOf(one), wanted)) ?? cells[0];
    if (cell) {
      wanted = null;
      cell.focus();
      void ahead.play();
    } else if (control !== null && isFocusNowhere()) {
      wanted = null;
      const controls = [...document.querySelectorAll<HTMLElement>(CONTROLS)];
      const same = controls.find((one) => controlOf(one) === control);
      // Not every pair has all tools.
      (same ?? controls.find((one) => one.matches('[aria-selected="true"]')))?.focus();
    }
    control = null;
  }

  /** To the first cell to type in, now or as soon as it is there. */
  function wantFirst(): void {
    wanted = 'first';
    land();
  }

  return {
    /** Before the months go: whatever has the focus. */
    keep: (): void => {
      const focused = document.activeElement;
      wanted = cellOf(focused) ?? wanted;
      control = controlOf(focused);
    },
    /** Gives the focus up until `land`. */
    leave: (): void => {
      const focused = document.activeElement;
      const cell = cellOf(focused);
      if (!cell || !(focused instanceof HTMLInputElement)) return;
      wanted = cell;
      focused.blur();
    },
    /** Once other months are there. */
    land,
    /** The cell that was left is of no use to another pair. */
    forget: (): void => {
      wanted = null;
    },
    hear: ahead.hear,
    wantFirst,
    /** To the same cell where one has the focus, else to the first one. */
    goOn: (): void => {
      if (!cellOf(document.activeElement)) wantFirst();
    },
  };
}

export type KeptPlace = ReturnType<typeof createPlace>;

/** The cell itself, or the first one of the month whose row or history this is in. */
function cellOf(element: Element | null): Cell | null {
  const row = element?.closest('[data-changes]')
    ? document.querySelector<HTMLElement>('tr[data-asked]')
    : element?.closest<HTMLElement>('tr[data-month]');
  const month = row?.dataset['month'];
  const field = element instanceof HTMLInputElement ? element.dataset['field'] : undefined;
  return month === undefined ? null : { month, field: field ?? 'volumenTon' };
}

function controlOf(element: Element | null): string | null {
  return element?.matches(CONTROLS) ? (element.getAttribute('aria-label') ?? element.textContent) : null;
}

function isSame(one: Cell | null, other: Cell | 'first' | null): boolean {
  return (
    one !== null &&
    other !== null &&
    other !== 'first' &&
    one.month === other.month &&
    one.field === other.field
  );
}

/**
 * From where a screen begins, always. Somebody who went to the list or to another box meanwhile stays there; from the list
 * Enter leads to the months.
 */
function mayMoveFocus(fromList: boolean): boolean {
  const own = fromList ? '[role="listbox"], tr[data-month]' : 'tr[data-month]';
  return isFocusNowhere() || Boolean(document.activeElement?.closest(own));
}
