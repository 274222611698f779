import { type Column, Table } from '../../packages/web/src/ui/Table/Table.tsx';
import { type ChartState, type ChartTransition, statesIn } from './chart.ts';
import { Told } from './Transitions.parts.ts';

const columns: readonly Column<ChartTransition & { readonly at: number }>[] = [
  { key: 'source', header: 'Estado', width: '22%', isHeader: true, cell: ({ source }) => source },
  { key: 'cause', header: 'Evento', width: '20%', cell: ({ cause }) => cause || 'por sí solo' },
  { key: 'guard', header: 'Condición', width: '22%', cell: ({ guard }) => guard ?? '' },
  { key: 'target', header: 'Destino', width: '18%', cell: ({ target }) => target ?? 'el mismo' },
  { key: 'actions', header: 'Acciones', cell: ({ actions }) => actions.join(', ') },
];

/** All that the diagram shows, in words. */
export function Transitions({ root }: { readonly root: ChartState }) {
  const transitions = statesIn(root)
    .flatMap((state) => state.transitions)
    .map((transition, at) => ({ ...transition, at }));
  return (
    <Told>
      <summary>{`Todas las transiciones (${transitions.length})`}</summary>
      <Table label="Transiciones" columns={columns} rows={transitions} rowKey={({ at }) => at} />
    </Told>
  );
}
