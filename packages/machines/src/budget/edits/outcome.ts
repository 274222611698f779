import type { Field } from '../../outbox/change.ts';
import type { PasteRefusal } from './paste/pasted.ts';
import { pairCount, type Step } from './step.ts';

/** A month as it is said: `enero de 2027`. */
export interface SaidMonth {
  readonly mes: number;
  readonly anio: number;
}

/** What an edit of several cells came to, for a quiet line above the table. */
export type EditOutcome =
  | { readonly kind: 'copied'; readonly count: number; readonly skipped: number }
  | {
      readonly kind: 'pasted';
      readonly count: number;
      readonly skipped: number;
      /** Where the figures went; no months where none did. */
      readonly fields: readonly Field[];
      readonly from?: SaidMonth | undefined;
      readonly to?: SaidMonth | undefined;
      /** How many months got a figure: fewer than there are between the two where some were passed over. */
      readonly months: number;
    }
  /** Nothing of a block was pasted. */
  | { readonly kind: 'not pasted'; readonly refusal: PasteRefusal }
  /** Tonnes over so many months. */
  | { readonly kind: 'distributed'; readonly total: number; readonly count: number }
  | { readonly kind: 'restored'; readonly count: number }
  | { readonly kind: 'filled'; readonly count: number }
  /** To so many later months. */
  | { readonly kind: 'replicated'; readonly count: number }
  | { readonly kind: 'cleared'; readonly count: number }
  /** Typed once for all that is selected. */
  | { readonly kind: 'written'; readonly count: number; readonly skipped: number }
  | RewrittenOutcome;

/** A step was taken back or done again. */
export interface RewrittenOutcome {
  readonly kind: 'undone' | 'redone';
  readonly count: number;
  /** How many pairs it concerned. */
  readonly pares: number;
  /** The only one; absent where it is several, or where it is the one in sight. */
  readonly par?: SaidPair;
}

/** A pair as it is said. */
interface SaidPair {
  readonly clienteProductoPeriodoID: number;
  readonly nombreCliente: string;
  readonly nombreProducto: string;
}

/** What taking `step` back, or doing it again, came to. */
export function rewrittenOutcome(kind: RewrittenOutcome['kind'], step: Step): RewrittenOutcome {
  const pares = pairCount(step);
  const [first] = step;
  if (pares !== 1 || !first?.names) return { kind, count: step.length, pares };
  const { clienteProductoPeriodoID, names } = first;
  const { nombreCliente, nombreProducto } = names;
  return {
    kind,
    count: step.length,
    pares,
    par: { clienteProductoPeriodoID, nombreCliente, nombreProducto },
  };
}

/** Whether it says something of this one pair, which may not have been in sight. */
export function isAbout(
  outcome: EditOutcome | null,
  pair: { readonly fila: Pick<SaidPair, 'clienteProductoPeriodoID'> } | null,
): outcome is RewrittenOutcome {
  return (
    (outcome?.kind === 'undone' || outcome?.kind === 'redone') &&
    outcome.par !== undefined &&
    outcome.par.clienteProductoPeriodoID === pair?.fila.clienteProductoPeriodoID
  );
}

/** The same of the pair that everybody sees. */
export function inSight({ kind, count, pares }: RewrittenOutcome): RewrittenOutcome {
  return { kind, count, pares };
}
