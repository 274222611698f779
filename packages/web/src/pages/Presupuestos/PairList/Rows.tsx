// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select is not virtual and has no two-line rows; an svg is no <img>
import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk';
import { Ban, CircleCheck } from 'lucide-react';
import { Scroller } from './PairList.parts.ts';
import { type TextField, useList } from './use-list.ts';

export interface RowsProps {
  readonly rows: readonly ClienteProductoPeriodo[];
  /** The clienteProductoPeriodoID of the chosen row. */
  readonly selected: number | null;
  readonly onSelect: (row: ClienteProductoPeriodo) => void;
  /** A double click on a customer or a product, or its key. */
  readonly onToggleText: (field: TextField, text: string) => void;
}

/** The rows in sight, as a list box of plain elements: thousands of pairs cost no more than a screenful. */
export function Rows(props: RowsProps) {
  const { rows, selected } = props;
  const { scroller, virtual, active, events } = useList(props);
  return (
    <Scroller ref={scroller} role="listbox" aria-label="Clientes y productos" {...events}>
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const row = rows[index];
          if (!row) return null;
          return (
            <div
              key={key}
              role="option"
              data-at={index}
              tabIndex={index === active ? 0 : -1}
              aria-selected={row.clienteProductoPeriodoID === selected}
              aria-posinset={index + 1}
              aria-setsize={rows.length}
              aria-keyshortcuts="C P"
              style={{ transform: `translateY(${start}px)` }}
            >
              <span data-text="nombreCliente" title={row.nombreCliente}>
                {row.nombreCliente}
              </span>
              <span data-text="nombreProducto" title={row.nombreProducto}>
                {row.nombreProducto}
              </span>
              {row.presupuestado ? (
                <CircleCheck size={16} role="img" aria-label="presupuestado" data-budgeted="true" />
              ) : (
                <Ban size={16} role="img" aria-label="no presupuestado" data-budgeted="false" />
              )}
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}
