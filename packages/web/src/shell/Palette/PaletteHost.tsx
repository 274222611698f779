import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { logWarning } from '../../app/log.ts';
import { whenIdle } from '../../app/when-idle.ts';
import type { PaletteProps } from './Palette.tsx';
import { usePaletteKey } from './use-palette-key.ts';

type Palette = ComponentType<PaletteProps>;

/** «Ir a…», by Ctrl+K or from the menu. Its file comes once the page is idle, so that it is there for the key. */
export function PaletteHost(props: Omit<PaletteProps, 'onClose'>) {
  const { store } = props;
  const [Shown, setShown] = useState<Palette | null>(null);
  const file = useRef<Palette>(null);
  const from = useRef<HTMLElement>(null);

  async function load(): Promise<Palette> {
    file.current = (await import('./Palette.tsx')).default;
    return file.current;
  }

  const show = (palette: Palette) => setShown(() => palette);

  function ask(): void {
    const focused = document.activeElement;
    from.current = focused instanceof HTMLElement ? focused : null;
    if (file.current) show(file.current);
    else {
      // What is typed until its file is there must go nowhere.
      from.current?.blur();
      load().then(show, () => logWarning('no file for the palette'));
    }
  }

  function close(): void {
    // Gone before what was chosen is done: that may open a dialog of its own.
    flushSync(() => setShown(null));
    // A dialog gives the focus back to what had it when it opened.
    if (document.activeElement === document.body) from.current?.focus({ preventScroll: true });
  }

  usePaletteKey(ask);
  const askNow = useEffectEvent(ask);
  useEffect(() => store.onAsked(() => askNow()), [store]);
  const loadEarly = useEffectEvent(async () => {
    await whenIdle();
    await load();
  });
  useEffect(() => {
    loadEarly().catch(() => logWarning('no file for the palette yet'));
  }, []);

  return Shown && <Shown {...props} onClose={close} />;
}
