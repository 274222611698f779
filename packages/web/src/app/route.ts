import type { Access } from '@presupuesto/api-sdk/contract';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A screen under the shell. */
export interface AppRoute {
  readonly path: string;
  /** Who may enter; the others go to /error-404 (specification §2). */
  readonly access: Access;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Its link in the 'Menú' dropdown, and who sees it. */
  readonly menu?: { readonly label: string; readonly access: Access };
}

/** Loads a screen's file when it is first shown; the file's default export is the screen. */
export function screen(load: () => Promise<{ default: ComponentType }>): AppRoute['Screen'] {
  return lazy(load);
}
