// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select is not virtual, and its rows hold no second text
import { memo, type ReactNode } from 'react';

interface RowProps<Item> {
  readonly item: Item;
  readonly id: string;
  readonly index: number;
  readonly count: number;
  readonly top: number;
  readonly active: boolean;
  readonly selected: boolean;
  readonly roving: boolean;
  readonly shortcuts: string | undefined;
  /** Measures a row that wraps. */
  readonly measure: ((row: HTMLElement | null) => void) | undefined;
  readonly render: (item: Item) => ReactNode;
}

function PlainRow<Item>(props: RowProps<Item>) {
  const { index, active, roving, measure } = props;
  return (
    <div
      ref={measure}
      role="option"
      id={props.id}
      tabIndex={roving ? (active ? 0 : -1) : undefined}
      data-index={index}
      data-active={active}
      aria-selected={props.selected}
      aria-posinset={index + 1}
      aria-setsize={props.count}
      aria-keyshortcuts={props.shortcuts}
      style={{ transform: `translateY(${props.top}px)` }}
    >
      {props.render(props.item)}
    </div>
  );
}

/** One option; drawn again only when something of its own changes. */
export const Row = memo(PlainRow) as typeof PlainRow;
