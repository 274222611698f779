import { Check } from 'lucide-react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { ROW_PX } from '../../app/theme/theme.ts';
import { ListBox } from '../ListBox/ListBox.tsx';
import { Items } from './Panel.parts.ts';
import type { TransferItem } from './transfer.ts';
import type { Side } from './use-side.ts';

export interface RowsProps {
  readonly label: string;
  readonly side: Side;
  readonly onMove: (ids: readonly number[]) => void;
}

const idOf = ({ id }: TransferItem): number => id;

const hasCtrl = (event: KeyboardEvent | MouseEvent): boolean => event.ctrlKey || event.metaKey;

const isOnCheck = ({ target }: MouseEvent): boolean =>
  target instanceof Element && target.closest('[data-check]') !== null;

/** A finger has no Ctrl: each tap adds a row or takes it away. */
const isTap = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === 'touch';

/** The items of one side: a click, the space bar and Ctrl+A select them; Enter and a double click move them. */
export function Rows({ label, side, onMove }: RowsProps) {
  const { shown, chosen, send } = side;

  function handleKey({ id }: TransferItem, event: KeyboardEvent): boolean {
    if (event.key === ' ') send({ type: 'row.clicked', id, ctrl: true, shift: false });
    else if (event.key === 'Enter') onMove(chosen.length > 0 ? chosen : [id]);
    else if (hasCtrl(event) && event.key.toLowerCase() === 'a') send({ type: 'all.chosen' });
    else return false;
    return true;
  }

  return (
    <ListBox
      look={Items}
      label={label}
      items={shown}
      idOf={idOf}
      render={drawItem}
      rowPx={ROW_PX.line}
      wraps
      multiple
      search={side.search}
      active={side.active}
      isSelected={side.isSelected}
      onWalk={(id, shift) => send({ type: 'row.walked', id, shift })}
      onKey={handleKey}
      onClick={({ id }, event) => {
        const ctrl = hasCtrl(event) || isOnCheck(event) || isTap(event.nativeEvent);
        send({ type: 'row.clicked', id, ctrl, shift: event.shiftKey });
      }}
      onDoubleClick={({ id }, event) => {
        if (!hasCtrl(event) && !event.shiftKey && !isOnCheck(event)) onMove([id]);
      }}
    />
  );
}

const drawItem = ({ label, detail }: TransferItem) => (
  <>
    <span data-check aria-hidden="true">
      <Check size={16} strokeWidth={3} />
    </span>
    <span>{label}</span>
    {detail !== undefined && <small>{detail}</small>}
  </>
);
