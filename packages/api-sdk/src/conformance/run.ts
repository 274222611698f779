import { endpoints } from '../contract/contract.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import type { Check } from './check.ts';
import { allChecks } from './checks/index.ts';
import { type SignIns, signInBoth, signOutAll } from './checks/session.ts';
import { envelopeChecks } from './envelope.ts';
import { type CallMade, Kit } from './kit.ts';
import { Leftovers } from './leftovers.ts';
import { findOffered } from './offered.ts';
import { type Leftover, nameOf, OUTCOMES, type Outcome, type Report, type RuleResult } from './report.ts';
import { RULES } from './rules.ts';
import { Differs, Unchecked } from './verdict.ts';

export interface ConformanceOptions extends SignIns {
  /** Where the API lives, without the `/api/…` part. */
  readonly baseUrl: string;
  /**
   * Whether records may be created, changed and removed again: a division, a client, a product and a period of the kit's own.
   * Without it only what changes nothing is tried.
   */
  readonly write?: boolean;
  readonly fetch?: typeof globalThis.fetch;
  readonly signal?: AbortSignal;
  /** Called with what could not be removed again: also when the run is cut off, and no report comes. */
  readonly onLeftover?: (leftover: Leftover) => void;
  /** Called with every call as it is answered. */
  readonly onCall?: (made: CallMade) => void;
}

/**
 * Runs the contract against a server and reports call by call what conforms, what differs, what was not tried and why, and which
 * extensions it offers. The report is plain data; `formatReport` makes a text of it. Rejects only when the signal is aborted.
 */
export async function checkConformance(options: ConformanceOptions): Promise<Report> {
  const { baseUrl, fetch = globalThis.fetch, signal, onCall } = options;
  const kit = new Kit({ baseUrl, fetch, signal, onCall });
  try {
    return await checkWith(kit, options);
  } finally {
    // Also when the signal was aborted.
    await signOutAll(kit);
  }
}

async function checkWith(
  kit: Kit,
  { baseUrl, administrador, vendedor, write = false, signal, onLeftover }: ConformanceOptions,
): Promise<Report> {
  const leftovers = new Leftovers();
  const people = { administrador, vendedor };
  const hasSessions = await signInBoth(kit, people);
  const offered = await findOffered(kit);
  signal?.throwIfAborted();

  const results = new Map<Endpoint, RuleResult[]>(endpoints.map((call) => [call, []]));
  const judge = async (check: Check) => {
    const result = await resultOf(check, { kit, write, isOffered: offered.get(check.call) });
    results.get(check.call)?.push(result);
  };
  const left: Leftover[] = [];
  try {
    for (const check of allChecks(people, leftovers)) await judge(check);
  } finally {
    // Also when the signal was aborted.
    left.push(...(await leftovers.remove(kit.withSignal())));
    for (const one of left) onLeftover?.(one);
  }
  for (const check of endpoints.flatMap(envelopeChecks)) await judge(check);

  const calls = endpoints.map((call) => ({
    call: nameOf(call),
    summary: call.summary,
    extension: call.extension === true,
    offered: call.extension ? (offered.get(call) ?? null) : true,
    results: results.get(call) ?? [],
  }));
  const summary = count(calls.flatMap((call) => call.results));
  return { baseUrl, write, conforms: hasSessions && summary.difiere === 0, summary, calls, leftovers: left };
}

interface Run {
  readonly kit: Kit;
  readonly write: boolean;
  readonly isOffered: boolean | null | undefined;
}

async function resultOf(check: Check, { kit, write, isOffered }: Run): Promise<RuleResult> {
  const { rule } = check;
  const result = (outcome: Outcome, detail?: string): RuleResult => ({
    rule,
    ...RULES[rule],
    outcome,
    ...(detail !== undefined && { detail }),
  });
  if (isOffered === false) return result('no ofrecida');
  if (check.writes && !write) return result('no comprobado', 'escribe, y no se ha pedido escribir');
  try {
    await check.run(kit);
    return result('conforme');
  } catch (error) {
    if (error instanceof Differs) return result('difiere', error.message);
    if (error instanceof Unchecked) return result('no comprobado', error.message);
    throw error;
  }
}

function count(results: readonly RuleResult[]): Record<Outcome, number> {
  const of = (outcome: Outcome) => results.filter((result) => result.outcome === outcome).length;
  // One entry for each outcome, which the type of `fromEntries` does not say.
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, of(outcome)])) as Record<Outcome, number>;
}
