/** Whether nothing has the focus, or what has it where a screen begins. */
export function isFocusNowhere(): boolean {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || activeElement.matches('main');
}
