import { isOpeningDraft, openingDraft, openingMachine } from '@presupuesto/machines';
import { useActor } from '@xstate/react';
import { useCallback, useEffect, useRef } from 'react';
import { useProvided } from '../../app/ports.ts';
import { useFormDraft } from '../../app/use-form-draft.ts';

/** The opening's form: what is typed stays with its device, and the focus and the eye are led to what is refused or said. */
export function useOpening() {
  const [state, send, actor] = useActor(useProvided(openingMachine));
  const { problems, problem, opened, refusals, round } = state.context;
  const fields = useRef<HTMLDivElement>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const draftOf = useCallback(() => openingDraft(actor.getSnapshot().context), [actor]);
  const onFound = useCallback(
    (draft: unknown) => {
      if (isOpeningDraft(draft)) actor.send({ type: 'draft.found', draft });
    },
    [actor],
  );
  const keepDraft = useFormDraft('Abrir Período', { draftOf, onFound });
  // Whoever looks something up on another screen finds the form as it was.
  useEffect(() => keepDraft, [keepDraft]);

  useEffect(() => {
    if (refusals > 0) fields.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  useEffect(() => {
    // Sent from a field by Enter: that field is gone, the keyboard begins at the first one.
    if (round > 0 && document.activeElement === document.body) {
      fields.current?.querySelector<HTMLElement>('select:enabled, input')?.focus();
    }
  }, [round]);

  const said = opened ?? (Object.keys(problems).length === 0 ? problem : null);
  useEffect(() => {
    if (said !== null) outcome.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);

  return { state, send, fields, outcome };
}

export type Opening = ReturnType<typeof useOpening>;
