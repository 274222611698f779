import { useSelector } from '@xstate/react';
import { memo } from 'react';
import { later } from '../../../app/later.ts';
import { Page } from '../../../shell/Page/Page.tsx';
import { Actions } from './Actions.tsx';
import { AllPairs } from './AllPairs.tsx';
import { Bar } from './Bar.tsx';
import { actorsOf, type BudgetActor, periodoOf, useAwaitsPair } from './budget.ts';
import { ChoiceInAddress } from './ChoiceInAddress.tsx';
import { Ficha } from './Ficha.tsx';
import { Said } from './Said.tsx';
import { Frame } from './Screen.parts.ts';
import { useFold } from './use-fold.ts';
import { useUndo } from './use-undo.ts';

/** After the screen is drawn: nobody opens one sooner. */
const Dialogs = later(() => import('./Dialogs.tsx'));

/** The bar above one pair's months, or above all pairs. Is not drawn along with the address, which follows what is chosen. */
export const Screen = memo(function Screen({ budget }: { readonly budget: BudgetActor }) {
  const { sheet, rows } = actorsOf(budget);
  const periodo = useSelector(budget, ({ context }) => periodoOf(context));
  const vista = useSelector(budget, ({ context }) => context.vista);
  const pair = useSelector(sheet, ({ context }) => context.pair?.fila.clienteProductoPeriodoID ?? null);
  const fold = useFold(vista, pair, useAwaitsPair(rows));
  useUndo(budget);
  const isHoja = vista === 'hoja';
  const foldable = isHoja ? periodo !== null : fold.isFolded;
  return (
    <Frame data-fills="window">
      <Page title="Presupuestos" action={<Actions budget={budget} />}>
        <Bar budget={budget} foldable={foldable} />
        {isHoja ? <AllPairs budget={budget} periodo={periodo} /> : <Ficha budget={budget} fold={fold} />}
        <Dialogs budget={budget} />
        <Said budget={budget} />
        <ChoiceInAddress budget={budget} />
      </Page>
    </Frame>
  );
});
