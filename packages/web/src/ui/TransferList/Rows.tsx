// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select is not virtual, and its rows hold no second text
import { Check } from 'lucide-react';
import { useId } from 'react';
import { Scroller } from './TransferList.parts.ts';
import { useRows } from './use-rows.ts';
import type { Side } from './use-side.ts';

export interface RowsProps {
  readonly label: string;
  readonly side: Side;
  readonly onMove: (ids: readonly number[]) => void;
}

/** The items in sight, as a list box of plain elements: thousands cost no more than a screenful. */
export function Rows({ label, side, onMove }: RowsProps) {
  const base = useId();
  const { scroller, virtual, at, events } = useRows(side, onMove);
  const { shown, isSelected } = side;
  const active = shown[at];
  return (
    <Scroller
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label={label}
      aria-multiselectable="true"
      aria-activedescendant={active && `${base}-${active.id}`}
      {...events}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = shown[index];
          if (!item) return null;
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              role="option"
              id={`${base}-${item.id}`}
              data-index={index}
              data-active={index === at}
              aria-selected={isSelected(item.id)}
              aria-posinset={index + 1}
              aria-setsize={shown.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              <span data-check aria-hidden="true">
                <Check size={16} strokeWidth={3} />
              </span>
              <span>{item.label}</span>
              {item.detail !== undefined && <small>{item.detail}</small>}
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}
