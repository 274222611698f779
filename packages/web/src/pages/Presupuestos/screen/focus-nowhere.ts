import { isRetried } from '../../../ui/Retry/retried.ts';

/** Whether nothing has the focus, or what has it where a screen begins, or where something is tried again. */
export function isFocusNowhere(): boolean {
  const { activeElement } = document;
  return (
    !activeElement ||
    activeElement === document.body ||
    activeElement.matches('main') ||
    isRetried(activeElement)
  );
}
