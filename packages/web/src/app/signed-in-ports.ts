import type { Caller } from '@presupuesto/api-sdk';
import { PORT_NAMES, type PortActors, type Ports } from '@presupuesto/machines';
import { fromPromise } from 'xstate';
import type { Keeper } from './keeper.ts';
import type { Network } from './network.ts';

/** The ports that are there from the start: for the session, the outbox, and whoever makes any call. */
const OTHER_PORTS = [
  'request',
  'readSession',
  'writeSession',
  'clearSession',
  'readEnd',
  'noteEnd',
  'signIn',
  'validateToken',
  'signOut',
  'keepAlive',
  'askServer',
  'hasKeptWork',
  'recoverKey',
  'sendChange',
] as const satisfies readonly (keyof Ports)[];

type OtherPort = (typeof OTHER_PORTS)[number];
type SignedInPort = Exclude<keyof Ports, OtherPort>;

const isSignedIn = (name: keyof Ports): name is SignedInPort => !OTHER_PORTS.some((other) => other === name);

/** The call behind each of them. */
export type SignedInCalls = {
  readonly [Name in SignedInPort]: (
    call: Caller,
    input: Ports[Name]['input'],
    signal: AbortSignal,
    keeper: Pick<Keeper, 'keepMonths'>,
  ) => Promise<Ports[Name]['output']>;
};

/** The file of the calls; the shell asks for it beside its screen, so that the first call does not wait for it. */
export const loadSignedInCalls = () => import('./signed-in-calls.ts');

/** Actors that make those calls; stopping one aborts its call. */
export function signedInPorts(
  call: Caller,
  changeKeyCall: Caller,
  network: Promise<Network>,
): Pick<PortActors, SignedInPort> {
  const actors = PORT_NAMES.filter(isSignedIn).map((name) => [
    name,
    actorOf(name, name === 'changeKey' ? changeKeyCall : call, network),
  ]);
  // Made name by name, which TypeScript does not follow.
  return Object.fromEntries(actors) as Pick<PortActors, SignedInPort>;
}

function actorOf<Name extends SignedInPort>(name: Name, call: Caller, network: Promise<Network>) {
  return fromPromise<Ports[Name]['output'], Ports[Name]['input']>(async ({ input, signal }) => {
    const [{ signedInCalls }, { keeper }] = await Promise.all([loadSignedInCalls(), network]);
    const ask = () => signedInCalls[name](call, input, signal, keeper);
    return keeper.answer(name, input, ask);
  });
}
