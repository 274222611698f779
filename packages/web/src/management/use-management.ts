import { createManagementMachine, formDraft, hasChanges, isFormDraft, mayEnter } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { onPageReturn } from '../app/page-return.ts';
import { useProvided } from '../app/ports.ts';
import { useSession } from '../app/session.ts';
import { useFormDraft } from '../app/use-form-draft.ts';
import { useLeaveGuard } from '../app/use-leave-guard.ts';
import { readAddress } from './address.ts';
import type { RecordKind } from './record-kind.ts';
import { rulesOf } from './rules-of.ts';
import { useAddress } from './use-address.ts';

/** The management machine at work on one kind of record, and whether the user may write. */
export function useManagement<Item extends object>(kind: RecordKind<Item>) {
  const search = useSearch();
  const [input] = useState(() => ({ ...rulesOf(kind), start: readAddress(kind.filters, search) }));
  const machine = useMemo(() => createManagementMachine<Item>(), []);
  const [state, send, actor] = useActor(useProvided(machine), { input });
  const draftOf = useCallback(() => {
    const now = actor.getSnapshot();
    return now.hasTag('formOpen') ? formDraft(now.context) : null;
  }, [actor]);
  const onFound = useCallback(
    (draft: unknown) => {
      if (isFormDraft<Item>(draft)) actor.send({ type: 'draft.found', draft });
    },
    [actor],
  );
  useFormDraft(kind.title, { draftOf, onFound });
  const mayWrite = useSession(({ context }) => mayEnter(context.sesion, kind.writers));
  const { context } = state;

  useEffect(() => onPageReturn(() => send({ type: 'page.returned' })), [send]);
  useAddress({ actor, filters: kind.filters });
  useLeaveGuard({
    busy: state.hasTag('saving') || state.hasTag('removing'),
    dirty: state.hasTag('formOpen') && hasChanges(context),
    onBack: useCallback(() => send({ type: 'form.closed' }), [send]),
  });
  return { kind, state, context, send, actor, mayWrite };
}

export type Management<Item extends object> = ReturnType<typeof useManagement<Item>>;
