import type { CifraDeMomento } from '@presupuesto/api-sdk/contract';
import type { ValueChange } from '../../outbox/change.ts';
import { listedChange } from '../edits/listed-change.ts';
import type { RestoredValue } from '../edits/step.ts';
import type { Notice } from '../history/history.types.ts';

/** Where Volver a un momento begins. */
export interface MomentAsked {
  readonly periodoID: string;
  /** The open pair; null without one. */
  readonly clienteProductoID: number | null;
  /** ISO 8601; null while none is chosen, or what is typed is none. */
  readonly fecha: string | null;
}

export type MomentFact =
  /** Of the open pair: a step of its own months. */
  | { type: 'figures.restored'; values: readonly RestoredValue[] }
  /** Of the whole budget. */
  | { type: 'budget.restored'; changes: readonly ValueChange[]; notice: Notice };

/** The figures of a moment as changes for the outbox. */
export function momentChanges(cifras: readonly CifraDeMomento[], periodoID: string): readonly ValueChange[] {
  return cifras.map((cifra) => listedChange(cifra, cifra.entonces, periodoID));
}
