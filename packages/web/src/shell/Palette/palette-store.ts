import type { PaletteItem } from '@presupuesto/machines';
import { createContext } from 'react';

/** What the palette offers: an address to go to, or what a button would do. */
export type PaletteCommand = PaletteItem & ({ readonly to: string } | { readonly run: () => void });

export type ReadCommands = () => readonly PaletteCommand[];

/** What can be gone to and done now, as the screens that are shown say it; read only while the palette is open. */
export function createPaletteStore() {
  const sources = new Map<symbol, ReadCommands>();
  const left = new Map<string, ReadCommands>();
  const listeners = new Set<() => void>();
  let asked = (): void => {};

  function changed(): void {
    for (const listener of listeners) listener();
  }

  return {
    changed,
    /** What a screen offers; returns what takes it back. */
    add: (read: ReadCommands): (() => void) => {
      const key = Symbol('source');
      sources.set(key, read);
      changed();
      return () => {
        sources.delete(key);
        changed();
      };
    },
    /** What stays behind under a name once its screen has gone: until one of that name is shown again. */
    leave: (name: string, read: ReadCommands): void => void left.set(name, read),
    takeBack: (name: string): void => void left.delete(name),
    /** With an id once: of what is shown now rather than of what was left behind. */
    commands: (): readonly PaletteCommand[] => {
      const all = [...sources.values(), ...left.values()].flatMap((read) => read());
      return [...new Map(all.toReversed().map((command) => [command.id, command])).values()].toReversed();
    },
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Opens it, from a menu. */
    ask: (): void => asked(),
    onAsked: (open: () => void): void => {
      asked = open;
    },
  };
}

export type PaletteStore = ReturnType<typeof createPaletteStore>;

/** Without a shell around it, a screen offers to nobody. */
export const PaletteContext = createContext<PaletteStore>(createPaletteStore());
