import { listedRows, visibleRows } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { PairList } from '../PairList/PairList.tsx';
import { type RowsActor, tagOf } from './budget.ts';

interface PairsProps {
  readonly rows: RowsActor;
  readonly onChosen: () => void;
  readonly onFiltered: () => void;
}

/** The list, on the rows machine. */
export function Pairs({ rows, onChosen, onFiltered }: PairsProps) {
  const now = useSelector(rows, (snapshot) => snapshot);
  // Thousands of pairs are searched after the key that asks for it is painted.
  const listed = useDeferredValue(now);
  return (
    <PairList
      state={tagOf(listed, 'empty', 'loading', 'loaded', 'failed')}
      rows={visibleRows(listed.context)}
      total={listedRows(listed.context).length}
      selected={now.context.seleccion}
      filters={now.context}
      problem={listed.context.problem}
      onSearch={(text) => rows.send({ type: 'search.typed', text })}
      onSelect={({ clienteProductoPeriodoID }) => {
        rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
        onChosen();
      }}
      onToggleText={(field, text) => {
        rows.send({ type: 'filter.toggled', field, text });
        onFiltered();
      }}
      onToggleBudgeted={() => rows.send({ type: 'budgeted.toggled' })}
      onRetry={() => rows.send({ type: 'retry.requested' })}
    />
  );
}
