import {
  formDraft,
  isFormDraft,
  type ManagementContext,
  managementMachine,
  mayEnter,
} from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useCallback } from 'react';
import { usePorts } from '../app/ports.ts';
import { useSession } from '../app/session.ts';
import { useFormDraft } from '../app/use-form-draft.ts';
import type { RecordKind } from './record-kind.ts';
import { rulesOf } from './rules-of.ts';

/** The management machine at work on one kind of record, and whether the user may write. */
export function useManagement<Item>(kind: RecordKind<Item>) {
  const [state, send, actor] = useActor(managementMachine.provide({ actors: usePorts() }), {
    input: rulesOf(kind),
  });
  const draftOf = useCallback(() => {
    const now = actor.getSnapshot();
    return now.hasTag('formOpen') ? formDraft(now.context) : null;
  }, [actor]);
  const onFound = useCallback(
    (draft: unknown) => {
      if (isFormDraft(draft)) actor.send({ type: 'draft.found', draft });
    },
    [actor],
  );
  useFormDraft(kind.title, { draftOf, onFound });
  const mayWrite = useSession(({ context }) => mayEnter(context.sesion, kind.writers));
  // The machine holds what its rules list: the items of this kind.
  const context = state.context as ManagementContext<Item>;
  return { kind, state, context, send, actor, mayWrite };
}

export type Management<Item> = ReturnType<typeof useManagement<Item>>;
