import type { Cliente } from '@presupuesto/api-sdk/contract';
import { ROW_PX } from '../../../app/theme/theme.ts';
import { ListBox } from '../../../ui/ListBox/ListBox.tsx';
import { useChoice } from '../../../ui/ListBox/use-choice.ts';
import { Clients } from './ClientList.parts.ts';

export interface RowsProps {
  readonly clients: readonly Cliente[];
  /** The clienteID of the chosen one. */
  readonly selected: number | null;
  readonly onSelect: (cliente: Cliente) => void;
}

const idOf = ({ clienteID }: Cliente): number => clienteID;

/** The clients, of which one is chosen. */
export function Rows({ clients, selected, onSelect }: RowsProps) {
  const choice = useChoice({ items: clients, idOf, selected, onSelect });
  return (
    <ListBox {...choice} look={Clients} label="Clientes" render={drawClient} rowPx={ROW_PX.line} wraps />
  );
}

const drawClient = ({ clienteCodigo, nombre }: Cliente) => (
  <>
    <small>{clienteCodigo}</small>
    <span>{nombre}</span>
  </>
);
