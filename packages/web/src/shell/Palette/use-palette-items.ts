import { use, useEffect, useLayoutEffect, useRef } from 'react';
import { PaletteContext, type ReadCommands } from './palette-store.ts';

interface StaysBehind {
  /** Shared by those that replace each other. */
  readonly name: string;
  /** What is still of use once the screen has gone: addresses. */
  readonly read: ReadCommands;
}

/** Offers in the palette what can be done here now: `read` is called while the palette is open, at each change of this component. */
export function usePaletteItems(read: ReadCommands, staysBehind?: StaysBehind): void {
  const store = use(PaletteContext);
  const latest = useRef({ read, staysBehind });
  useLayoutEffect(() => {
    latest.current = { read, staysBehind };
    store.changed();
  });
  useEffect(() => store.add(() => latest.current.read()), [store]);
  const name = staysBehind?.name;
  useEffect(() => {
    if (name === undefined) return undefined;
    store.takeBack(name);
    return () => {
      const { staysBehind: last } = latest.current;
      if (last) store.leave(name, last.read);
    };
  }, [store, name]);
}
