import type { ComponentType, ReactNode } from 'react';
import { DialogFailed } from '../ui/PartFailed/DialogFailed.tsx';
import { PartFailed } from '../ui/PartFailed/PartFailed.tsx';
import { type LoadComponent, loaded } from './loaded.tsx';

interface Closable {
  readonly onClose: () => void;
}

/**
 * A part of a screen, as `loaded`: where its file does not come, that is said in its place, with `onClose` for what was opened.
 * The rest of the screen stays, and with it what is typed and can be taken back.
 */
export function loadedPart<Props extends object>(
  load: LoadComponent<Props>,
  waiting: ReactNode = null,
): ComponentType<Props & Partial<Closable>> {
  return loaded<Props & Partial<Closable>>(load, waiting, PartFailed);
}

/** A dialog, as `loadedPart`: where its file does not come, another one says so. */
export function loadedDialog<Props extends object>(
  load: LoadComponent<Props>,
): ComponentType<Props & Closable> {
  return loaded<Props & Closable>(load, null, DialogFailed);
}
