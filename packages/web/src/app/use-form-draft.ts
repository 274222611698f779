import { useCallback, useEffect } from 'react';
import { useFormDrafts } from './form-drafts.ts';
import { onPageHidden } from './page-hidden.ts';
import { onPageReturn } from './page-return.ts';
import { useLeaving } from './use-leaving.ts';

interface FormDraftOptions {
  /** What is typed and not saved; null for nothing. */
  readonly draftOf: () => unknown;
  /** Given the draft that this user left in this tab, once. */
  readonly onFound: (draft: unknown) => void;
}

/**
 * Keeps what is typed into a form when the session ends or the page is hidden or goes away, until its user comes back to it.
 *
 * @returns keeps it at another moment as well
 */
export function useFormDraft(form: string, { draftOf, onFound }: FormDraftOptions): () => void {
  const drafts = useFormDrafts();

  const keep = useCallback(() => {
    const draft = draftOf();
    if (draft === null) drafts.drop(form);
    else drafts.keep(form, draft);
  }, [drafts, form, draftOf]);
  useLeaving(keep);

  useEffect(() => {
    const draft = drafts.take(form);
    if (draft !== undefined) onFound(draft);
  }, [drafts, form, onFound]);

  useEffect(() => onPageHidden(keep), [keep]);
  // The page came back as it was, with the form in it.
  useEffect(() => onPageReturn(() => drafts.drop(form)), [drafts, form]);
  return keep;
}
