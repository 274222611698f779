import { useEffect, useEffectEvent } from 'react';

/** Calls back for Ctrl+K or Cmd+K anywhere on the page, but not over a dialog. */
export function usePaletteKey(onAsked: () => void): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, shiftKey } = event;
    if (event.key.toLowerCase() !== 'k' || ctrlKey === metaKey || altKey || shiftKey) return;
    if (event.defaultPrevented) return;
    // The browser would leave the page for its own search, over a dialog, too.
    event.preventDefault();
    if (!event.repeat && !document.querySelector('dialog[open]')) onAsked();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
