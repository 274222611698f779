import { useEffect, useEffectEvent } from 'react';

/** Where a `?` is a character of a text. */
const TEXT =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="range"])';

/** Calls back when `?` is pressed on the screen: not while a text is typed, and not over a dialog. */
export function useHelpKey(onHelp: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.matches(TEXT)) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
