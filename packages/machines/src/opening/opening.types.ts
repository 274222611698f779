import type { DatosApertura, Periodo } from '@presupuesto/api-sdk/contract';

export type OpeningField = Exclude<keyof DatosApertura, 'conAsignados'>;

/** The form as typed and chosen; empty for nothing. */
export type OpeningValues = Readonly<Record<OpeningField, string>>;

/** What is typed and not sent. */
export type OpeningDraft = Pick<OpeningContext, 'values' | 'withAssigned' | 'isOwnDestination'>;

export interface OpeningContext {
  readonly values: OpeningValues;
  /** Assigned pairs that the origin lacks enter as well. */
  readonly withAssigned: boolean;
  /** The destination's id was typed by hand: nothing is suggested over it. */
  readonly isOwnDestination: boolean;
  /** What is wrong, by field. */
  readonly problems: Readonly<Partial<Record<OpeningField, string>>>;
  /** How often the form was found wrong: another one takes the focus to its first wrong field. */
  readonly refusals: number;
  /** How often the form was emptied, by Limpiar or because its period was opened. */
  readonly round: number;
  /** What is said of the whole form: of fields that are wrong, or the server's refusal. */
  readonly problem: string | null;
  /** What was opened last. */
  readonly opened: string | null;
  /** The visible reference periods, the newest first. */
  readonly origins: readonly Periodo[];
  readonly originsProblem: string | null;
}

export type OpeningEvent =
  | { type: 'field.typed'; field: OpeningField; value: string }
  | { type: 'assigned.switched'; withAssigned: boolean }
  /** What was being typed when the session ended or the page went away. */
  | { type: 'draft.found'; draft: OpeningDraft }
  | { type: 'form.submitted' }
  /** Limpiar. */
  | { type: 'form.cleared' }
  /** The origins once more. */
  | { type: 'retry.requested' }
  | { type: 'network.returned' };
