import type { Actividad, Vendedor } from '@presupuesto/api-sdk/contract';
import type { ActivityFilters } from '@presupuesto/machines';
import { History } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { givenNames, namedSeller } from '../../format/seller-names.ts';
import { Button } from '../../ui/Button/Button.tsx';
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx';
import { type Column, Table } from '../../ui/Table/Table.tsx';
import { List, Muted, What, Whole } from './Actividad.parts.ts';
import { ChangeDetails } from './ChangeDetails.tsx';
import { GroupFigures } from './GroupFigures.tsx';
import { isFigure, kindOf, momentOf, pairOf, titleOf } from './texts.ts';

/** A line of the list: entries have no number of their own, and are only ever added at the end. */
interface Line {
  readonly at: number;
  readonly item: Actividad;
  readonly filters: ActivityFilters;
  /** Whose, the code with it where others have the same name. */
  readonly seller: string;
}

const columns: readonly Column<Line>[] = [
  { key: 'what', header: 'Qué cambió', isHeader: true, cell: (line) => <Change {...line} /> },
  {
    key: 'period',
    header: 'Período',
    width: '13%',
    cell: ({ item }) => <Whole>{item.periodoID || '—'}</Whole>,
  },
  { key: 'seller', header: 'Vendedor', width: '16%', cell: ({ seller }) => seller || '—' },
  { key: 'user', header: 'Usuario', width: '13%', cell: ({ item }) => item.usuario || '—' },
  { key: 'moment', header: 'Cuándo', width: '17%', cell: ({ item }) => momentOf(item) },
];

interface ActivityListProps {
  readonly items: readonly Actividad[];
  /** All salespeople, for the names that several have. */
  readonly vendedores: readonly Vendedor[];
  /** What they were asked for with. */
  readonly filters: ActivityFilters;
  readonly loading: boolean;
  readonly isFiltered: boolean;
  readonly onClear: () => void;
}

/** Who changed what, the newest first. */
export function ActivityList({
  items,
  vendedores,
  filters,
  loading,
  isFiltered,
  onClear,
}: ActivityListProps) {
  const list = useRef<HTMLDivElement>(null);
  const nameOf = givenNames(vendedores.map(namedSeller));

  function clear(): void {
    // The button that had the focus leaves.
    list.current?.focus({ preventScroll: true });
    onClear();
  }

  return (
    <List ref={list} tabIndex={-1}>
      <Table
        label="Actividad"
        columns={columns}
        rows={items.map((item, at) => ({
          at,
          item,
          filters,
          seller: nameOf({ ...item, nombreVendedor: item.nombreVendedor ?? '' }),
        }))}
        rowKey={({ at }) => at}
        loading={loading}
        empty={<Nothing isFiltered={isFiltered} onClear={clear} />}
      />
    </List>
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

function Change({ item, filters }: Pick<Line, 'item' | 'filters'>) {
  const { name, origin } = kindOf(item);
  const under = [name, origin, pairOf(item)].filter(Boolean).join(' · ');
  return (
    <What>
      <span>{titleOf(item)}</span>
      <Muted>{under}</Muted>
      {item.grupo ? (
        <GroupFigures key={item.grupo} grupo={item.grupo} filters={filters} />
      ) : (
        !isFigure(item) && <ChangeDetails antes={item.antes} despues={item.despues} />
      )}
    </What>
  );
}
