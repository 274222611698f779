import { createContext, use } from 'react';
import { logWarning } from './log.ts';

/** What somebody was typing into a form of this tab when the session ended or the page went away. */
export interface FormDrafts {
  /** The draft of a form, which is then not kept any more; undefined without one. */
  readonly take: (form: string) => unknown;
  readonly keep: (form: string, draft: unknown) => void;
  readonly drop: (form: string) => void;
}

/** Where nothing is kept. */
export const NO_DRAFTS: FormDrafts = { take: () => undefined, keep: () => {}, drop: () => {} };

export const FormDraftsContext = createContext<FormDrafts>(NO_DRAFTS);

export function useFormDrafts(): FormDrafts {
  return use(FormDraftsContext);
}

const PREFIX = 'formulario:';
const ownPrefix = (usuario: string): string => `${PREFIX}${encodeURIComponent(usuario)}:`;

/** Drafts in the tab's storage, each its user's own. */
export function createFormDrafts(tab: Storage, signedIn: () => string | undefined): FormDrafts {
  const keyOf = (form: string): string => ownPrefix(signedIn() ?? '') + form;
  return {
    take: (form) => {
      const text = tab.getItem(keyOf(form));
      tab.removeItem(keyOf(form));
      return text === null ? undefined : parse(text);
    },
    keep: (form, draft) => {
      // The session may be over by now: without a user there is no draft to keep.
      if (signedIn() === undefined) return;
      try {
        tab.setItem(keyOf(form), JSON.stringify(draft));
      } catch (error) {
        logWarning('No se pudo guardar el formulario', error);
      }
    },
    drop: (form) => tab.removeItem(keyOf(form)),
  };
}

export function hasDrafts(tab: Storage, usuario: string): boolean {
  return keysOf(tab).some((key) => key.startsWith(ownPrefix(usuario)));
}

/** Of everybody, or of everybody else. */
export function clearDrafts(tab: Storage, except?: string): void {
  for (const key of keysOf(tab)) {
    if (except === undefined || !key.startsWith(ownPrefix(except))) tab.removeItem(key);
  }
}

function keysOf(tab: Storage): readonly string[] {
  const keys = Array.from({ length: tab.length }, (_, at) => tab.key(at) ?? '');
  return keys.filter((key) => key.startsWith(PREFIX));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
