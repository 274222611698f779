import type { GridCell, GridEvent, GridRow, Plan, Selection } from '@presupuesto/machines';
import { type MouseEvent, type RefObject, useState } from 'react';
import { focusOn } from './focus-on.ts';
import type { ScreenKey } from './grid-key.ts';
import { cellUnder, useGridPointer } from './use-grid-pointer.ts';

interface PressesOptions {
  readonly sheet: RefObject<HTMLElement | null>;
  readonly plan: Plan;
  readonly selection: Selection | null;
  /** Several cells are selected. */
  readonly isBlock: boolean;
  /** On a phone: a pair's name leads to its months. */
  readonly onlyTotals: boolean;
  readonly onEvent: (event: GridEvent) => void;
  readonly onKey: (key: ScreenKey) => void;
  readonly onOpen: (row: GridRow) => void;
}

/** What mouse and finger do on the sheet: its listeners, and the cell as far as which the handle is being dragged. */
export function useGridPresses(options: PressesOptions) {
  const { sheet, plan, selection, isBlock, onlyTotals, onEvent, onKey, onOpen } = options;
  const [filling, setFilling] = useState<GridCell | null>(null);
  const pointer = useGridPointer({ plan, onEvent, onTap: tap, onFilling: setFilling });

  /**
   * A second tap edits, as a double click does; where totals alone are there, the first. For a block the box is empty: the figure
   * of one cell, left as it is, would be written into all.
   */
  function tap(cell: GridCell): void {
    const isActive = cell.row === selection?.active.row && cell.column === selection.active.column;
    if (isActive && isBlock) {
      onEvent({ type: 'entry.begun', text: '', operation: null, editing: false });
      return;
    }
    onEvent({ type: 'cell.chosen', cell });
    if (isActive || onlyTotals) onKey({ type: 'edit' });
  }

  /** A group folds by its name; on a phone a pair's leads to its months. */
  function press({ target }: MouseEvent): void {
    if (!(target instanceof Element) || target.closest('button')) return;
    const name = target.closest<HTMLElement>('[data-part="name"][data-row]');
    const row = name ? plan.rows[Number(name.dataset['row'])] : undefined;
    if (row?.kind === 'group') onEvent({ type: 'group.toggled', key: row.key });
    else if (row?.kind === 'pair' && onlyTotals) onOpen(row);
  }

  return {
    filling,
    listeners: {
      ...pointer,
      onMouseDown: (event: MouseEvent) => {
        // The browser would take the focus from the box before what is in it counts.
        if (cellUnder(plan, event.target)) event.preventDefault();
        focusOn(sheet.current);
      },
      onClick: press,
      onDoubleClick: ({ target }: MouseEvent) => {
        if (cellUnder(plan, target)) onKey({ type: 'edit' });
      },
    },
  };
}
