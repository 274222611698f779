import type { Periodo } from '@presupuesto/api-sdk';
import { type GridRef, gridMachine } from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { gridChoiceOf } from '../../../app/budget-address/grid-address.ts';
import { onPageReturn } from '../../../app/page-return.ts';
import { useProvided } from '../../../app/ports.ts';
import { NARROW } from '../../../app/theme/media.ts';
import { useLeaving } from '../../../app/use-leaving.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { useMedia } from './use-media.ts';

/** The sheet's machine, one for each period that is shown: it begins at the cell in the address, and hears what the screen chooses. */
export function useGrid(budget: BudgetActor, periodo: Periodo): GridRef {
  const { outbox, rows, sheet, history } = actorsOf(budget);
  const referenteID = useSelector(budget, ({ context }) => context.referenteID);
  const anio = useSelector(sheet, (state) => state.context.anio);
  const [input] = useState(() => ({
    outbox,
    rows,
    history,
    periodo,
    referenteID,
    anio,
    // Later addresses are the sheet's own.
    ...gridChoiceOf(window.location.search.slice(1)),
  }));
  const grid = useActorRef(useProvided(gridMachine), { input });
  const onlyTotals = useMedia(NARROW);
  useEffect(() => {
    if (grid.getSnapshot().context.referenteID !== referenteID) {
      grid.send({ type: 'reference.chosen', periodoID: referenteID });
    }
  }, [grid, referenteID]);
  useEffect(() => grid.send({ type: 'year.chosen', anio }), [grid, anio]);
  useEffect(() => grid.send({ type: 'width.changed', onlyTotals }), [grid, onlyTotals]);
  useEffect(() => {
    const onPage = budget.on('step.written', ({ changes }) =>
      grid.send({ type: 'figures.written', changes }),
    );
    const onGrid = grid.on('step.written', ({ changes }) =>
      sheet.send({ type: 'figures.written', changes, outcome: null }),
    );
    return () => {
      onPage.unsubscribe();
      onGrid.unsubscribe();
    };
  }, [budget, grid, sheet]);
  useEffect(() => onPageReturn(() => grid.send({ type: 'page.returned' })), [grid]);
  const leave = useCallback(() => grid.send({ type: 'entry.left' }), [grid]);
  useLeaving(leave);
  // Another view or screen, before the machine is stopped.
  useLayoutEffect(() => leave, [leave]);
  return grid;
}
