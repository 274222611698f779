import { type RefObject, useEffect, useRef } from 'react';

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
