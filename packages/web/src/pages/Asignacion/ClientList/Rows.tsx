// oxlint-disable jsx-a11y/prefer-tag-over-role -- a native select is not virtual, and its rows hold no second text
import type { Cliente } from '@presupuesto/api-sdk/contract';
import { useId } from 'react';
import { Scroller } from './ClientList.parts.ts';
import { useRows } from './use-rows.ts';

export interface RowsProps {
  readonly clients: readonly Cliente[];
  /** The clienteID of the chosen one. */
  readonly selected: number | null;
  readonly onSelect: (cliente: Cliente) => void;
}

/** The clients in sight, as a list box of plain elements: a thousand cost no more than a screenful. */
export function Rows(props: RowsProps) {
  const { clients, selected } = props;
  const base = useId();
  const { scroller, virtual, at, events } = useRows(props);
  const active = clients[at];
  return (
    <Scroller
      ref={scroller}
      role="listbox"
      tabIndex={0}
      aria-label="Clientes"
      aria-activedescendant={active && `${base}-${active.clienteID}`}
      {...events}
    >
      <div role="presentation" style={{ blockSize: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const cliente = clients[index];
          if (!cliente) return null;
          return (
            <div
              key={key}
              ref={virtual.measureElement}
              role="option"
              id={`${base}-${cliente.clienteID}`}
              data-index={index}
              data-active={index === at}
              aria-selected={cliente.clienteID === selected}
              aria-posinset={index + 1}
              aria-setsize={clients.length}
              style={{ transform: `translateY(${start}px)` }}
            >
              <small>{cliente.clienteCodigo}</small>
              <span>{cliente.nombre}</span>
            </div>
          );
        })}
      </div>
    </Scroller>
  );
}
