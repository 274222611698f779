import {
  currencyOf,
  type GridRef,
  type HistoryRef,
  historyCount,
  listedRows,
  visibleRows,
} from '@presupuesto/machines';
import { shallowEqual, useSelector } from '@xstate/react';
import { MEDIUM } from '../../../app/theme/media.ts';
import { LOCAL_CURRENCY } from '../../../format/local-currency.ts';
import { GridTools } from '../Grid/GridTools.tsx';
import type { RowsActor } from './budget.ts';
import { useMedia } from './use-media.ts';

interface HojaToolsProps {
  readonly grid: GridRef;
  readonly rows: RowsActor;
  readonly onPressed: () => void;
}

/** The tools over the sheet, on its machine and the list's. A key in the sheet does not draw them anew. */
export function HojaTools({ grid, rows, onPressed }: HojaToolsProps) {
  const shown = useSelector(grid, shownByTools, shallowEqual);
  const { history } = grid.getSnapshot().context;
  const steps = useSelector(history, stepsOf, shallowEqual);
  const isTouch = useMedia('(pointer: coarse)');
  const list = useSelector(rows, ({ context }) => context);
  const missing = listedRows(list).filter(({ presupuestado }) => !presupuestado).length;
  const onlyMissing = list.presupuestado === 'noPresupuestados';
  return (
    <GridTools
      {...shown}
      isMedium={useMedia(MEDIUM)}
      search={list.search}
      found={visibleRows(list).length}
      steps={isTouch ? steps : null}
      missing={missing}
      onlyMissing={onlyMissing}
      onUndo={() => history.send({ type: 'edit.undone' })}
      onRedo={() => history.send({ type: 'edit.redone' })}
      onView={(view) => grid.send({ type: 'view.chosen', view })}
      onOrder={(order) => grid.send({ type: 'order.chosen', order })}
      onReference={() => grid.send({ type: 'reference.toggled' })}
      onPercent={() => grid.send({ type: 'percent.toggled' })}
      onHistory={() => grid.send({ type: 'history.toggled' })}
      onFold={(folded) => grid.send({ type: 'groups.toggled', folded })}
      onSearch={(text) => rows.send({ type: 'search.typed', text })}
      onPressed={onPressed}
      onMissing={() => {
        const { search, nombreCliente, nombreProducto } = list;
        const presupuestado = onlyMissing ? 'todos' : 'noPresupuestados';
        const filters = { search, nombreCliente, nombreProducto, presupuestado } as const;
        rows.send({ type: 'filters.restored', filters });
      }}
    />
  );
}

function stepsOf({ context: { past, future } }: ReturnType<HistoryRef['getSnapshot']>) {
  return { canUndo: past.length > 0, canRedo: future.length > 0 };
}

function shownByTools({ context }: ReturnType<GridRef['getSnapshot']>) {
  const { view, order, pairs, periodo, referenteID, hasReference, inPercent, hasHistory, folded } = context;
  return {
    view,
    order,
    hasHistory,
    inPercent,
    monedaID: currencyOf(pairs) ?? LOCAL_CURRENCY,
    hasReference: referenteID === null ? null : hasReference,
    history: historyCount(periodo),
    allFolded: folded.length > 0,
  };
}
