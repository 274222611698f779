import {
  type CopyOptions,
  type CopyScope,
  copyMachine,
  copyPlan,
  copySource,
  isOfAnotherYear,
  pairCount,
  repeated,
  visibleRows,
  wantedPairs,
} from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { EmittedFrom } from 'xstate';
import { useProvided } from '../../../app/ports.ts';
import CopyDialog from '../SheetTools/CopyDialog.tsx';
import { actorsOf, type BudgetActor, useShown } from './budget.ts';

interface CopyProps {
  readonly budget: BudgetActor;
  readonly onClose: () => void;
}

/** Copiar referente: its dialog, on a machine of its own. */
export default function Copy({ budget, onClose }: CopyProps) {
  const { sheet, rows, outbox } = actorsOf(budget);
  const shown = useShown(sheet);
  const { pair, referenteID } = shown;
  const periodoID = pair?.periodo.periodoID ?? '';
  const copy = useActorRef(useProvided(copyMachine), {
    input: { outbox, sheet, rows, periodoID, referenteID },
  });
  const context = useSelector(copy, (state) => state.context);
  const isRecalled = useSelector(copy, (state) => state.hasTag('recalled'));
  const isWaiting = useSelector(copy, (state) => state.hasTag('waiting'));
  const [scope, setScope] = useState<CopyScope>('par');
  const months = useSelector(sheet, (state) => copySource(copy.getSnapshot(), state, 'par'));
  const whole = useSelector(copy, (state) => copySource(state, sheet.getSnapshot(), 'lista'));
  const pairsListed = useSelector(rows, (state) => visibleRows(state.context).length);
  const write = useEffectEvent(({ scope: copied, options, step }: EmittedFrom<typeof copyMachine>) => {
    if (copied === 'lista') {
      const notice = { kind: 'referente', count: step.length, pares: pairCount(step) } as const;
      budget.send({ type: 'reference.copied', changes: repeated(step), notice });
    } else sheet.send({ type: 'reference.copied', options });
    onClose();
  });
  useEffect(() => {
    const accepted = copy.on('copy.accepted', (fact) => write(fact));
    return () => accepted.unsubscribe();
  }, [copy]);
  if (!isRecalled || !pair) return null;

  const forAll = scope === 'lista';
  const pairs = wantedPairs(context, shown, scope);
  return (
    <CopyDialog
      periodoID={periodoID}
      referenteID={referenteID}
      pairs={pairsListed}
      scope={scope}
      state={forAll ? whole : months}
      waiting={isWaiting}
      problem={forAll ? context.problem : 'No se pudo leer el referente de este par.'}
      memory={context.memory}
      ofAnotherYear={isOfAnotherYear(pairs)}
      planOf={(options: CopyOptions) => copyPlan(periodoID, pairs, options)}
      onScope={(chosen) => {
        setScope(chosen);
        if (chosen === 'lista') copy.send({ type: 'pairs.wanted' });
      }}
      onRetry={() => (forAll ? copy : sheet).send({ type: 'retry.requested' })}
      onCopy={(asked) => copy.send({ type: 'copy.asked', asked })}
      onChange={() => copy.send({ type: 'copy.withdrawn' })}
      onClose={onClose}
    />
  );
}
