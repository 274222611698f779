import type { ClienteProductoPeriodo } from '@presupuesto/api-sdk/contract';
import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { choiceOf } from '../../../app/budget-address/choice-address.ts';
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
import { usePairLeft } from './use-pair-left.ts';

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
  const isTouch = useMedia('(pointer: coarse)');
  // On a phone the keyboard would come up, which nobody has asked for.
  const [place] = useState(() => createPlace(isTouch ? null : startOf(search, pair)));
  usePairKeys(budget);
  usePairLeft(budget, pair?.clienteProductoPeriodoID ?? null, place);
  usePairItems(budget, ({ clienteProductoPeriodoID }) => {
    rows.send({ type: 'row.chosen', clienteProductoPeriodoID });
    fold.close();
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

/** The cell that the address leads to, of the pair that is chosen already or that it names. */
function startOf(search: string, pair: ClienteProductoPeriodo | null) {
  const { clienteProductoID } = pair ?? choiceOf(search);
  const cell = clienteProductoID === null ? null : cellIn(search, clienteProductoID);
  return cell === null || cell === 'first' ? cell : { month: `${cell.anio}-${cell.mes}`, field: cell.field };
}
