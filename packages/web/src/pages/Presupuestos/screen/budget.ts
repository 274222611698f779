import type { Periodo } from '@presupuesto/api-sdk/contract';
import { type BudgetActors, budgetMachine, type ShownSheet, shownSheet } from '@presupuesto/machines';
import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { useSearch } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import { choiceOf } from '../../../app/budget-address/choice-address.ts';
import { useOutbox } from '../../../app/outbox.ts';
import { onPageReturn } from '../../../app/page-return.ts';
import { useProvided } from '../../../app/ports.ts';
import { useLeaving } from '../../../app/use-leaving.ts';

export type BudgetActor = ActorRefFrom<typeof budgetMachine>;
type BudgetContext = ReturnType<BudgetActor['getSnapshot']>['context'];
export type RowsActor = BudgetActors['rows'];
export type SheetActor = BudgetActors['sheet'];
export type ChangesActor = BudgetActors['changes'];

/** The screen's machine, one for each visit: it begins at the choice in the address, and what is being typed outlives it. */
export function useBudget(): BudgetActor {
  const outbox = useOutbox();
  const search = useSearch();
  const [input] = useState(() => ({ outbox, choice: choiceOf(search) }));
  const budget = useActorRef(useProvided(budgetMachine), { input });
  useEffect(() => onPageReturn(() => budget.send({ type: 'page.returned' })), [budget]);

  const leave = useCallback(() => {
    budget.getSnapshot().context.sheet.send({ type: 'cells.left' });
  }, [budget]);
  useLeaving(leave);
  // Another screen, by a key that leaves the cell without its knowledge. Before the machine is stopped.
  useLayoutEffect(() => leave, [leave]);
  return budget;
}

/** The period that is chosen; null for none. */
export function periodoOf({
  periodos,
  periodoID,
}: Pick<BudgetContext, 'periodos' | 'periodoID'>): Periodo | null {
  return periodos.find((one) => one.periodoID === periodoID) ?? null;
}

/** Whether the list is on its way with the pair that was asked for: its months are what comes. */
export function useAwaitsPair(rows: RowsActor): boolean {
  return useSelector(rows, (state) => state.context.wanted !== null && !state.hasTag('failed'));
}

/** The actors of the screen. What needs them alone is not rendered by its choices, nor by its address. */
export const actorsOf = (budget: BudgetActor): BudgetActors => budget.getSnapshot().context;

/** A key in a cell renders nothing else. */
export function useShown(sheet: SheetActor): ShownSheet {
  return useSelector(sheet, ({ context }) => shownSheet(context), shallowEqual);
}

/** The one of `tags` that a machine is in, or the last of them. */
export function tagOf<Tag extends string>(
  snapshot: { hasTag: (tag: Tag) => boolean },
  first: Tag,
  ...others: readonly Tag[]
): Tag {
  return [first, ...others].find((tag) => snapshot.hasTag(tag)) ?? first;
}
