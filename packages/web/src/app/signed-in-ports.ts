import type { Caller } from '@presupuesto/api-sdk';
import type { PortActors, Ports } from '@presupuesto/machines';
import { fromPromise } from 'xstate';

/** The ports whose work is a call that only screens under the shell make. */
const SIGNED_IN_PORTS = [
  'changeKey',
  'resetKey',
  'loadDashboard',
  'loadDivisions',
  'loadPeriods',
  'loadReferences',
  'loadRows',
  'loadVentas',
  'loadSummary',
  'approve',
  'loadSellers',
  'loadClients',
  'loadProducts',
  'loadAssigned',
  'saveAssigned',
  'setActivo',
  'setVisible',
  'loadMissingRates',
] as const satisfies readonly (keyof Ports)[];

type SignedInPort = (typeof SIGNED_IN_PORTS)[number];

/** The call behind each of them. */
export type SignedInCalls = {
  readonly [Name in SignedInPort]: (
    call: Caller,
    input: Ports[Name]['input'],
    signal: AbortSignal,
  ) => Promise<Ports[Name]['output']>;
};

/** The file of the calls; the shell asks for it beside its screen, so that the first call does not wait for it. */
export const loadSignedInCalls = () => import('./signed-in-calls.ts');

/** Actors that make those calls; stopping one aborts its call. */
export function signedInPorts(call: Caller, changeKeyCall: Caller): Pick<PortActors, SignedInPort> {
  const actors = SIGNED_IN_PORTS.map((name) => [
    name,
    actorOf(name, name === 'changeKey' ? changeKeyCall : call),
  ]);
  // Made name by name, which TypeScript does not follow.
  return Object.fromEntries(actors) as Pick<PortActors, SignedInPort>;
}

function actorOf<Name extends SignedInPort>(name: Name, call: Caller) {
  return fromPromise<Ports[Name]['output'], Ports[Name]['input']>(async ({ input, signal }) => {
    const { signedInCalls } = await loadSignedInCalls();
    return signedInCalls[name](call, input, signal);
  });
}
