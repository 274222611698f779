import { useSelector } from '@xstate/react';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Page } from '../../../shell/Page/Page.tsx';
import { Actions } from './Actions.tsx';
import { Bar } from './Bar.tsx';
import type { BudgetActor } from './budget.ts';
import { ChoiceInAddress } from './ChoiceInAddress.tsx';
import { Detail } from './Detail.tsx';
import { Log } from './Log.tsx';
import { Pairs } from './Pairs.tsx';
import { createPlace } from './place.ts';
import { Said } from './Said.tsx';
import { Aside, Chosen, Frame, List, Middle, Workspace } from './Screen.parts.ts';
import { Sheet } from './Sheet.tsx';
import { useFold } from './use-fold.ts';
import { usePairKeys } from './use-pair-keys.ts';
import { useUndoKeys } from './use-undo-keys.ts';

/** Asked for with the screen, and drawn after it: nobody opens one sooner. */
const Dialogs = lazy(() => import('./Dialogs.tsx'));

/** The bar above three columns: list, months, detail. On a phone one column, the list folding away after a choice. */
export function Screen({ budget }: { readonly budget: BudgetActor }) {
  const { rows, sheet, changes, periodoID } = useSelector(budget, (state) => state.context);
  const logOpen = useSelector(changes, (state) => state.hasTag('open'));
  const pair = useSelector(sheet, (state) => state.context.pair?.fila ?? null);
  const fold = useFold();
  const [place] = useState(createPlace);
  useUndoKeys(budget);
  usePairKeys(budget);
  const folded = fold.state === 'folded' && pair !== null;
  return (
    <Frame>
      <Page title="Presupuestos" action={<Actions budget={budget} />}>
        <Bar budget={budget} foldable={folded} />
        <Workspace data-list={folded ? 'folded' : 'open'} data-chosen={pair !== null} data-log={logOpen}>
          {pair && fold.state !== 'first' && (
            <Chosen type="button" aria-expanded={!folded} onClick={fold.toggle}>
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
        <Suspense fallback={null}>
          <Dialogs budget={budget} />
        </Suspense>
        <Said budget={budget} />
        <ChoiceInAddress budget={budget} />
      </Page>
    </Frame>
  );
}
