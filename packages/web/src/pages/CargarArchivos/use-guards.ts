import { type RefObject, useEffect } from 'react';

/** A file that is dropped beside its place does not take the browser to it. */
export function useDropGuard(): void {
  useEffect(() => {
    const ignore = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}

/** Once there is news of a load and the control that had the focus has left the page, it is on the form's main button. */
export function useFocusAfter(busy: boolean, news: unknown, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!busy && news && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  }, [busy, news, form]);
}
