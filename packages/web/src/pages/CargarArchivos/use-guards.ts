import { type RefObject, useEffect, useRef } from 'react';

/** Asks before the tab is closed or reloaded while `busy`: what is not sent whole would not be loaded. */
export function useLeaveWarning(busy: boolean): void {
  useEffect(() => {
    if (!busy) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [busy]);
}

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

/** After the overlay the focus is where it was; if that has left the page, on the form's main button. */
export function useFocusAfter(busy: boolean, form: RefObject<HTMLFormElement | null>): void {
  const was = useRef(busy);
  useEffect(() => {
    if (was.current && !busy && document.activeElement === document.body)
      form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    was.current = busy;
  }, [busy, form]);
}
