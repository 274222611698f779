import { workbookMachine } from '@presupuesto/machines';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useProvided } from '../../../app/ports.ts';
import WorkbookDialog from '../Workbook/WorkbookDialog.tsx';
import { actorsOf, type BudgetActor, tagOf } from './budget.ts';

interface WorkbookProps {
  readonly budget: BudgetActor;
  readonly periodoID: string;
}

/** Subir Excel, on a machine of its own, which ends with it. */
export default function Workbook({ budget, periodoID }: WorkbookProps) {
  const { outbox } = actorsOf(budget);
  const workbook = useActorRef(useProvided(workbookMachine), { input: { periodoID, outbox } });
  useEffect(() => {
    const facts = workbook.on('workbook.accepted', (fact) => budget.send(fact));
    const end = workbook.subscribe({ complete: () => budget.send({ type: 'workbook.left' }) });
    return () => {
      facts.unsubscribe();
      end.unsubscribe();
    };
  }, [workbook, budget]);
  const { file, problem, comparacion, choices } = useSelector(workbook, ({ context }) => context);
  const state = useSelector(workbook, (now) => tagOf(now, 'choosing', 'reading', 'compared'));
  return (
    <WorkbookDialog
      state={state}
      periodoID={periodoID}
      file={file}
      problem={problem}
      comparacion={comparacion}
      choices={choices}
      onFile={(chosen) => workbook.send({ type: 'file.chosen', file: chosen })}
      onDismiss={() => workbook.send({ type: 'file.dismissed' })}
      onChoose={(key, choice) => workbook.send({ type: 'choice.made', key, choice })}
      onChooseAll={(choice) => workbook.send({ type: 'choice.madeForAll', choice })}
      onAccept={() => workbook.send({ type: 'figures.accepted' })}
      onClose={() => workbook.send({ type: 'workbook.closed' })}
    />
  );
}
