// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select is not virtual, and its rows hold no second text
import { type ReactNode, useId } from 'react';
import type { Scroller } from './ListBox.parts.ts';
import { Row } from './Row.tsx';
import { type ListBoxOptions, useListBox } from './use-list-box.ts';

interface ListBoxProps<Item> extends ListBoxOptions<Item> {
  readonly label: string;
  /** The {@link Scroller}, extended by the columns of the rows. */
  readonly look: typeof Scroller;
  readonly isSelected: (id: number) => boolean;
  /** What a row shows; the same function every time, or every row is drawn again. */
  readonly render: (item: Item) => ReactNode;
  /** Rows as high as their text asks. */
  readonly wraps?: boolean;
  /** Keys of each row, as `aria-keyshortcuts` names them. */
  readonly shortcuts?: string;
}

/** A virtual list box of plain elements: thousands of rows cost no more than a screenful. */
export function ListBox<Item>(props: ListBoxProps<Item>) {
  const { look: Look, items, idOf, roving = false } = props;
  const base = useId();
  const { scroller, virtual, printing, at, events } = useListBox(props);
  const active = items[at];
  return (
    <Look
      ref={scroller}
      role="listbox"
      aria-label={props.label}
      aria-multiselectable={props.multiple}
      tabIndex={roving ? undefined : 0}
      aria-activedescendant={roving || active === undefined ? undefined : `${base}-${idOf(active)}`}
      {...events}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const id = idOf(item);
          return (
            <Row
              // Another search is written into the rows that are there; one that wraps is measured for itself.
              key={props.wraps ? key : index}
              item={item}
              id={`${base}-${id}`}
              index={index}
              count={items.length}
              top={start}
              active={index === at}
              selected={props.isSelected(id)}
              roving={roving}
              shortcuts={props.shortcuts}
              // What a row takes on paper is not what it takes on the screen.
              measure={props.wraps && !printing ? virtual.measureElement : undefined}
              render={props.render}
            />
          );
        })}
      </div>
    </Look>
  );
}
