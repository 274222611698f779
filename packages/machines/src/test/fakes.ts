import { type Endpoint, errorText, refusalText } from '@presupuesto/api-sdk/contract';
import { fromCallback, fromPromise } from 'xstate';
import { changeKey } from '../outbox/change.ts';
import type { Kept, Unsent } from '../outbox/kept.ts';
import { type ChangeStore, PORT_NAMES, type PortActors, type Ports, type StoreCommand } from '../ports.ts';

/** One call of a provided actor, answered by the test. */
export interface Call<Name extends keyof Ports> {
  readonly input: Ports[Name]['input'];
  readonly isCancelled: () => boolean;
  readonly resolve: (output: Ports[Name]['output']) => Promise<void>;
  readonly reject: (error: unknown) => Promise<void>;
}

export type Calls = { readonly [Name in keyof Ports]: Call<Name>[] };

/** Actors for every port, each waiting for the test to answer its calls. */
export function fakeActors(): { actors: PortActors; calls: Calls } {
  const fakes = PORT_NAMES.map((name) => [name, fakeActor()] as const);
  // Made name by name, which TypeScript does not follow.
  return {
    actors: Object.fromEntries(fakes.map(([name, fake]) => [name, fake.logic])) as unknown as PortActors,
    calls: Object.fromEntries(fakes.map(([name, fake]) => [name, fake.calls])) as unknown as Calls,
  };
}

function fakeActor() {
  const calls: unknown[] = [];
  const logic = fromPromise(({ input, signal }) => {
    return new Promise((resolve, reject) => {
      calls.push({
        input,
        isCancelled: () => signal.aborted,
        resolve: (output: unknown) => (resolve(output), settled()),
        reject: (error: unknown) => (reject(error), settled()),
      });
    });
  });
  return { logic, calls };
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
        if (command.type === 'unsent.dismissed') aside.splice(0);
        else if (command.type === 'change.kept' || command.type === 'change.keptAgain')
          mine.set(changeKey(command.kept.change), command.kept);
        else if (command.type === 'change.dropped') mine.delete(changeKey(command.kept.change));
        else {
          mine.delete(changeKey(command.unsent.kept.change));
          aside.push(command.unsent);
        }
      });
    },
  );
  return {
    store,
    aside,
    keptOf: (usuario: string) => [...of(usuario).values()].map(({ change }) => change),
  };
}
