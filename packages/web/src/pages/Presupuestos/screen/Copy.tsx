import {
  type CopyOptions,
  copyMachine,
  copyPairs,
  copyPlan,
  isOfAnotherYear,
  pairCount,
  repeated,
  sheetMonths,
  visibleRows,
} from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { useProvided } from '../../../app/ports.ts';
import CopyDialog, { type CopyScope } from '../SheetTools/CopyDialog.tsx';
import { type BudgetActor, useShown } from './budget.ts';

interface CopyProps {
  readonly budget: BudgetActor;
  readonly onClose: () => void;
}

/** Copiar referente: its dialog, on a machine of its own. */
export default function Copy({ budget, onClose }: CopyProps) {
  const { sheet, rows, outbox } = useSelector(budget, (state) => state.context);
  const context = useShown(sheet);
  const { pair, referenteID, anio } = context;
  const periodoID = pair?.periodo.periodoID ?? '';
  const copy = useActorRef(useProvided(copyMachine), { input: { outbox, periodoID, referenteID } });
  const { memory, budget: whole, reference, problem } = useSelector(copy, (state) => state.context);
  const isRecalled = useSelector(copy, (state) => state.hasTag('recalled'));
  const isGathered = useSelector(copy, (state) => state.hasTag('gathered'));
  const hasFailed = useSelector(copy, (state) => state.hasTag('failed'));
  const listed = useSelector(rows, (state) => visibleRows(state.context));
  const [scope, setScope] = useState<CopyScope>('par');
  if (!isRecalled || !pair) return null;

  const { fila, periodo } = pair;
  const own = [{ fila, months: sheetMonths(context), referencia: context.referencia }];
  const forAll = scope === 'lista';
  const pairs = forAll ? copyPairs(periodo, listed, whole, reference, anio) : own;
  const planOf = (options: CopyOptions) => copyPlan(periodoID, pairs, options);

  function handleCopy(options: CopyOptions): void {
    const { step } = planOf(options);
    const { fields, porcentajes, onlyEmpty } = options;
    copy.send({ type: 'options.chosen', memory: { fields, porcentajes, onlyEmpty } });
    if (forAll) {
      const notice = { kind: 'referente', count: step.length, pares: pairCount(step) } as const;
      budget.send({ type: 'reference.copied', changes: repeated(step), notice });
    } else sheet.send({ type: 'reference.copied', options });
    onClose();
  }

  const waiting = hasFailed ? 'failed' : 'loading';
  return (
    <CopyDialog
      periodoID={periodoID}
      referenteID={referenteID}
      pairs={listed.length}
      scope={scope}
      state={!forAll || isGathered ? 'ready' : waiting}
      problem={problem}
      memory={memory}
      ofAnotherYear={isOfAnotherYear(pairs)}
      planOf={planOf}
      onScope={(chosen) => {
        setScope(chosen);
        if (chosen === 'lista') copy.send({ type: 'pairs.wanted' });
      }}
      onRetry={() => copy.send({ type: 'retry.requested' })}
      onCopy={handleCopy}
      onClose={onClose}
    />
  );
}
