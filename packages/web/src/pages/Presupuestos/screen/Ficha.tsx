import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { cellIn } from '../../../app/budget-address/grid-address.ts';
import { actorsOf, type BudgetActor } from './budget.ts';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import { Pairs } from './Pairs.tsx';
import { createPlace } from './place.ts';
import { Aside, Chosen, List, Middle, Workspace } from './Screen.parts.ts';
import { Sheet } from './Sheet.tsx';
import type { useFold } from './use-fold.ts';
import { useMedia } from './use-media.ts';
import { usePairItems } from './use-pair-items.ts';
import { usePairKeys } from './use-pair-keys.ts';

interface FichaProps {
  readonly budget: BudgetActor;
  readonly fold: ReturnType<typeof useFold>;
}

/** One pair at a time, in three columns: list, months, detail. On a phone one column, the list folding away once a pair is open. */
export function Ficha({ budget, fold }: FichaProps) {
  const { rows, sheet, changes } = actorsOf(budget);
  const periodoID = useSelector(budget, (state) => state.context.periodoID);
  const logOpen = useSelector(changes, (state) => state.hasTag('open'));
  const pair = useSelector(sheet, (state) => state.context.pair?.fila ?? null);
  const search = useSearch();
  const [place] = useState(() => createPlace(startOf(search)));
  const isTouch = useMedia('(pointer: coarse)');
  usePairKeys(budget);
  usePairItems(budget, ({ clienteProductoPeriodoID }) => {
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
    fold.close();
    // On a phone the keyboard would come up, which nobody has asked for.
    if (!isTouch) place.goOn();
  });
  return (
    <Workspace data-list={fold.isFolded ? 'folded' : 'open'} data-chosen={pair !== null} data-log={logOpen}>
      {pair && fold.hasButton && (
        <Chosen type="button" aria-expanded={!fold.isFolded} onClick={fold.toggle}>
          <span>{pair.nombreCliente}</span>
          <small>{pair.nombreProducto}</small>
          <ChevronDown size={18} aria-hidden />
        </Chosen>
      )}
      <List>
        <Pairs rows={rows} onChosen={fold.choose} onFiltered={fold.filter} onEnter={place.wantFirst} />
      </List>
      <Middle>
        <Sheet budget={budget} hasPeriod={periodoID !== null} place={place} />
      </Middle>
      {pair && (
        <Aside>
          <Detail budget={budget} />
        </Aside>
      )}
      <Log budget={budget} />
    </Workspace>
  );
}

/** The cell that the address of this visit leads to. */
function startOf(search: string) {
  const cell = cellIn(search);
  return cell && { month: `${cell.anio}-${cell.mes}`, field: cell.field };
}
