import { type budgetMachine, provideActors } from '@presupuesto/machines';
import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { useOutbox } from '../../../app/outbox.ts';
import { onPageReturn } from '../../../app/page-return.ts';
import { usePorts } from '../../../app/ports.ts';

export type BudgetActor = ActorRefFrom<typeof budgetMachine>;
type BudgetContext = ReturnType<BudgetActor['getSnapshot']>['context'];
export type RowsActor = BudgetContext['rows'];
export type SheetActor = BudgetContext['sheet'];

/** The screen's machine, one for each visit. */
export function useBudget(): BudgetActor {
  const ports = usePorts();
  const outbox = useOutbox();
  const [machine] = useState(() => provideActors(ports, ports.changeStore).budget);
  const budget = useActorRef(machine, { input: { outbox } });
  useEffect(() => onPageReturn(() => budget.send({ type: 'page.returned' })), [budget]);
  return budget;
}

/** The one of `tags` that a machine is in, or the last of them. */
export function tagOf<Tag extends string>(
  snapshot: { hasTag: (tag: Tag) => boolean },
  first: Tag,
  ...others: readonly Tag[]
): Tag {
  return [first, ...others].find((tag) => snapshot.hasTag(tag)) ?? first;
}
