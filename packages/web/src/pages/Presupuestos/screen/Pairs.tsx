import { listedRows, visibleRows } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { useDeferredValue } from 'react';
import { PairList } from '../PairList/PairList.tsx';
import { type RowsActor, tagOf } from './budget.ts';

interface PairsProps {
  readonly rows: RowsActor;
  readonly onChosen: (clienteProductoPeriodoID: number) => void;
  readonly onFiltered: () => void;
  /** A pair was chosen by Enter: to its months. */
  readonly onEnter: () => void;
}

/** The list, on the rows machine. */
export function Pairs({ rows, onChosen, onFiltered, onEnter }: PairsProps) {
  const context = useSelector(rows, (state) => state.context);
  // A key is painted before what it narrows is looked for; the chosen row is drawn at once, for the keys that go on from it.
  const earlier = useDeferredValue(context);
  const shown = earlier.seleccion === context.seleccion ? earlier : context;
  const state = useSelector(rows, (state) => tagOf(state, 'empty', 'loading', 'loaded', 'failed'));
  return (
    <PairList
      state={state}
      rows={visibleRows(shown)}
      total={listedRows(context).length}
      selected={context.seleccion}
      filters={context}
      problem={context.problem}
      onSearch={(text) => rows.send({ type: 'search.typed', text })}
      onSelect={({ clienteProductoPeriodoID }) => {
        rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
        onChosen(clienteProductoPeriodoID);
      }}
      onEnter={onEnter}
      onToggleText={(field, text) => {
        rows.send({ type: 'filter.toggled', field, text });
        onFiltered();
      }}
      onToggleBudgeted={() => rows.send({ type: 'budgeted.toggled' })}
      onRetry={() => rows.send({ type: 'retry.requested' })}
    />
  );
}
