import { useSelector } from '@xstate/react';
import type { AssignmentActor } from './assignment.ts';

/** Whether the company has no salespeople yet: they were listed, and there is none. */
export function useLacksSellers(assignment: AssignmentActor): boolean {
  return useSelector(
    assignment,
    (state) =>
      state.context.vendedores.length === 0 &&
      state.context.sellersProblem === null &&
      !state.hasTag('loadingSellers'),
  );
}
