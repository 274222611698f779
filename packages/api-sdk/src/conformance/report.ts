import type { Endpoint } from '../contract/endpoint.ts';
import type { RuleID } from './rules.ts';

/** `no ofrecida` is of extensions alone, which another server may lack. */
export const OUTCOMES = ['conforme', 'difiere', 'no comprobado', 'no ofrecida'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** What one rule came to on one call. */
export interface RuleResult {
  readonly rule: RuleID;
  readonly name: string;
  readonly outcome: Outcome;
  /** What was seen instead, or why the rule was not tried. */
  readonly detail?: string;
}

export interface CallReport {
  /** Method and path, as the contract has them. */
  readonly call: string;
  readonly summary: string;
  /** Whether the server has it; only extensions may be missing. Null: not found out. */
  readonly offered: boolean | null;
  readonly extension: boolean;
  readonly results: readonly RuleResult[];
}

/** The report of one run: plain data, ready for JSON. */
export interface Report {
  readonly baseUrl: string;
  /** Whether writing was tried as well. */
  readonly write: boolean;
  /** Nothing differs, and both sign-ins worked. What was not tried does not count: `summary` counts it. */
  readonly conforms: boolean;
  readonly summary: Readonly<Record<Outcome, number>>;
  readonly calls: readonly CallReport[];
  /** What the run has created and could not remove again: for somebody to do by hand. */
  readonly leftovers: readonly Leftover[];
}

/** Something that the checks have created and that could not be removed again. */
export interface Leftover {
  /** Its name or id, as whoever runs the server finds it. */
  readonly what: string;
  /** What was to remove it. */
  readonly call: string;
  readonly reason: string;
}

/** Method and path of a call. */
export function nameOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
