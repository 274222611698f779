import {
  contract,
  type Endpoint,
  type EndpointAnswer,
  type EndpointInput,
  type EndpointName,
  type EndpointNamed,
  errorText,
  refusalText,
} from '@presupuesto/api-sdk/contract';
import { fromCallback, fromPromise } from 'xstate';
import type { CallInput } from '../calling.ts';
import { isAccepted } from '../failure.ts';
import { changeKey } from '../outbox/change.ts';
import type { Kept, Unsent } from '../outbox/kept.ts';
import { type ChangeStore, type PortActors, type Ports, portNames, type StoreCommand } from '../ports.ts';
import type { Answer } from '../request.ts';

/** One call of a provided actor, answered by the test. */
export interface Call<Input = unknown, Output = unknown> {
  readonly input: Input;
  readonly isCancelled: () => boolean;
  /** To a call of the contract an answer that refuses it rejects, as it does in the application. */
  readonly resolve: (output: Output) => Promise<void>;
  readonly reject: (error: unknown) => Promise<void>;
}

/** By port, and by the contract's name of a call. */
export type Calls = {
  readonly [Name in keyof Ports]: Call<Ports[Name]['input'], Ports[Name]['output']>[];
} & {
  readonly [Name in EndpointName]: Call<
    EndpointInput<EndpointNamed<Name>>,
    EndpointAnswer<EndpointNamed<Name>>
  >[];
};

/** Actors for every port, each waiting for the test to answer its calls. */
export function fakeActors(): { actors: PortActors; calls: Calls } {
  const named = Object.values(contract).flatMap((area) => Object.entries<Endpoint>(area));
  const names = [...portNames, ...named.map(([name]) => name)];
  const calls = Object.fromEntries(names.map((name): [string, Call[]] => [name, []]));
  const ports = portNames.map((name) => [
    name,
    fromPromise(({ input, signal }) => asked(calls[name], input, signal)),
  ]);
  const call = fromPromise<unknown, CallInput>(async ({ input: { endpoint, input }, signal }) => {
    const [name = ''] = named.find(([, one]) => one === endpoint) ?? [];
    const answer = (await asked(calls[name], input, signal)) as Answer;
    if (!isAccepted(answer)) throw refused(endpoint, answer.message, answer.status);
    return answer;
  });
  // Made name by name, which TypeScript does not follow.
  return {
    actors: { ...Object.fromEntries(ports), call } as PortActors,
    calls: calls as object as Calls,
  };
}

function asked(calls: Call[] = [], input: unknown, signal: { aborted: boolean }): Promise<unknown> {
  return new Promise((resolve, reject) => {
    calls.push({
      input,
      isCancelled: () => signal.aborted,
      resolve: (output) => (resolve(output), settled()),
      reject: (error) => (reject(error), settled()),
    });
  });
}

/** Lets everything that is already decided happen; waits for no time. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

/** The latest call of a port; fails the test when there is none. */
export function last<T>(calls: readonly T[]): T {
  const call = calls.at(-1);
  if (call === undefined) throw new Error('nobody called');
  return call;
}

/** What the SDK rejects with: no answer (`'network'`), or an answer with this status. */
export function failure(endpoint: Endpoint, cause: 'network' | number, serverMessage?: string): Error {
  const what =
    cause === 'network'
      ? { kind: 'network' as const }
      : { kind: 'http' as const, status: cause, ...(serverMessage !== undefined && { serverMessage }) };
  return Object.assign(new Error('failed'), what, { text: errorText(endpoint.errors, what) });
}

/** What the SDK rejects a refused call with. */
export function refused(endpoint: Endpoint, message: string, status = 400): Error {
  const text = refusalText(endpoint.errors, { status, message });
  return Object.assign(new Error('refused'), { kind: 'http', status, serverMessage: message, text });
}

/** What the SDK rejects with where somebody else has changed the figure since it was seen. */
export function conflictFailure(actual: number, usuario: string | null = 'luis'): Error {
  const data = { actual, usuario, fecha: '2026-11-22T10:32:00.000Z' };
  return Object.assign(failure(contract.ventas.guardarVolumen, 409), { data });
}

/** What the SDK rejects with where the server lacks an extension. */
export function notOffered(endpoint: Endpoint): Error {
  return Object.assign(failure(endpoint, 404), { isNotOffered: true });
}

/** What the SDK rejects with when a proxy or a portal answered in the server's place. */
export function foreign(endpoint: Endpoint, status: number): Error {
  const what = { kind: 'foreign' as const, status };
  return Object.assign(new Error('foreign'), what, { text: errorText(endpoint.errors, what) });
}

export const ok = { status: 200, message: '' };

/** A device's storage: what is kept for each user survives the outbox. */
export function memoryStore() {
  const records = new Map<string, Map<string, Kept>>();
  const aside: Unsent[] = [];
  const heard: StoreCommand[] = [];
  const of = (usuario: string) => {
    const mine = records.get(usuario) ?? new Map<string, Kept>();
    records.set(usuario, mine);
    return mine;
  };
  const store: ChangeStore = fromCallback<StoreCommand, { usuario: string }>(
    ({ input, receive, sendBack }) => {
      const mine = of(input.usuario);
      sendBack({ type: 'changes.read', kept: [...mine.values()], unsent: aside, unreadable: 0 });
      receive((command) => {
        heard.push(command);
        if (command.type === 'unsent.dismissed') aside.splice(0);
        else if (command.type === 'changes.kept')
          for (const kept of command.kept) mine.set(changeKey(kept.change), kept);
        else if (command.type === 'change.keptAgain') mine.set(changeKey(command.kept.change), command.kept);
        else if (command.type === 'changes.dropped')
          for (const { change } of command.kept) mine.delete(changeKey(change));
        else {
          for (const { kept } of command.unsent) mine.delete(changeKey(kept.change));
          aside.push(...command.unsent);
        }
      });
    },
  );
  return {
    store,
    aside,
    /** In the order in which they came. */
    heard,
    keptOf: (usuario: string) => [...of(usuario).values()].map(({ change }) => change),
  };
}
