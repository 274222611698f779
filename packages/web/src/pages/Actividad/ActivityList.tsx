import type { Actividad } from '@presupuesto/api-sdk/contract';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { type Column, Table } from '../../ui/Table/Table.tsx';
import { Muted, What } from './Actividad.parts.ts';
import { ChangeDetails } from './ChangeDetails.tsx';
import { isFigure, kindOf, momentOf, pairOf, titleOf } from './texts.ts';

/** A line of the list: entries have no number of their own, and are only ever added at the end. */
interface Line {
  readonly at: number;
  readonly item: Actividad;
}

const columns: readonly Column<Line>[] = [
  { key: 'what', header: 'Qué cambió', isHeader: true, cell: ({ item }) => <Change item={item} /> },
  { key: 'period', header: 'Período', width: '13%', cell: ({ item }) => item.periodoID || '—' },
  { key: 'seller', header: 'Vendedor', width: '16%', cell: ({ item }) => item.nombreVendedor || '—' },
  { key: 'user', header: 'Usuario', width: '13%', cell: ({ item }) => item.usuario || '—' },
  { key: 'moment', header: 'Cuándo', width: '17%', cell: ({ item }) => momentOf(item) },
];

interface ActivityListProps {
  readonly items: readonly Actividad[];
  readonly loading: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Who changed what, the newest first. */
export function ActivityList({ items, loading, isFiltered, onClear }: ActivityListProps) {
  return (
    <Table
      label="Actividad"
      columns={columns}
      rows={items.map((item, at) => ({ at, item }))}
      rowKey={({ at }) => at}
      loading={loading}
      empty={<Nothing isFiltered={isFiltered} onClear={onClear} />}
    />
  );
}

function Nothing({ isFiltered, onClear }: Pick<ActivityListProps, 'isFiltered' | 'onClear'>): ReactNode {
  const icon = <History size={28} aria-hidden />;
  if (!isFiltered) return <EmptyState icon={icon} title="Todavía no se ha cambiado nada" />;
  return (
    <EmptyState
      icon={icon}
      title="Ningún cambio cumple los filtros"
      action={<Button onClick={onClear}>Quitar los filtros</Button>}
    />
  );
}

function Change({ item }: { readonly item: Actividad }) {
  const { name, origin } = kindOf(item);
  const under = [name, origin, pairOf(item)].filter(Boolean).join(' · ');
  return (
    <What>
      <span>{titleOf(item)}</span>
      <Muted>{under}</Muted>
      {!isFigure(item) && <ChangeDetails antes={item.antes} despues={item.despues} />}
    </What>
  );
}
