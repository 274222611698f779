import { keptDrafts, type NoteRef } from '@presupuesto/machines';
import { useCallback, useEffect } from 'react';
import { useFormDraft } from '../../../app/use-form-draft.ts';

/** Keeps the notes that are begun, under the name of a form, when the page goes away and on other screens. */
export function useNoteDrafts(form: string, note: NoteRef): void {
  const draftOf = useCallback(() => {
    const { drafts } = note.getSnapshot().context;
    return Object.keys(drafts).length === 0 ? null : drafts;
  }, [note]);
  const onFound = useCallback(
    (drafts: unknown) => {
      note.send({ type: 'drafts.found', drafts: keptDrafts(drafts) });
    },
    [note],
  );
  const keep = useFormDraft(form, { draftOf, onFound });
  useEffect(() => keep, [keep]);
}
