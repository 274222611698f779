import { RefusedError } from '@presupuesto/api-sdk';
import type { Endpoint } from '@presupuesto/api-sdk/contract';
import {
  type CallInput,
  type Ports,
  portNames,
  type Request,
  type StoreAnswer,
  type StoreCommand,
  type TokenCommand,
  type TokensRead,
} from '@presupuesto/machines';
import { type AnyActorLogic, fromCallback, fromPromise } from 'xstate';
import { failure, unreachable } from '../../packages/web/src/app/stories/failure.ts';
import { type FakeWork, nameOf } from '../../packages/web/src/app/stories/fake-ports.ts';
import { answers, endpoints } from './answers.ts';

/** How a reader makes a call fail. */
export const FAILURES = ['sin conexión', '400', '401', '403', '404', '500'] as const;
export type Failure = (typeof FAILURES)[number];

/** Work that a machine has asked for and that the reader has still to answer. */
export interface Call {
  readonly id: number;
  readonly name: keyof FakeWork;
  readonly respond: () => Promise<void>;
  readonly fail: (how: Failure) => void;
}

/** Ports that resolve with a refusal (decisions §2); the others reject it. */
const GIVEN_REFUSALS: readonly string[] = ['signOut', 'keepAlive', 'sendChange'] satisfies (keyof Ports)[];

const REFUSAL = { status: 400, message: 'El servidor no lo acepta.' };

/** Actors for every port, which wait for the reader; stopping one takes its call back. */
export function steppedPorts(
  changed: (calls: readonly Call[]) => void,
): Readonly<Record<string, AnyActorLogic>> {
  const work = answers();
  let calls: readonly Call[] = [];
  let count = 0;
  const keep = (next: readonly Call[]) => {
    calls = next;
    changed(calls);
  };
  function ask(name: keyof FakeWork, endpoint: Endpoint | null, input: unknown, signal: AbortSignal) {
    count += 1;
    const id = count;
    const end = () => keep(calls.filter((call) => call.id !== id));
    signal.addEventListener('abort', end);
    return new Promise<unknown>((resolve, reject) => {
      const respond = async () => {
        end();
        // Each port's work takes that port's own input.
        resolve(await work[name]?.(input as never));
      };
      const fail = (how: Failure) => {
        end();
        if (how === '400' && GIVEN_REFUSALS.includes(name)) resolve(REFUSAL);
        else reject(failureOf(endpoint, how));
      };
      keep([...calls, { id, name, respond, fail }]);
    });
  }
  const portActor = (name: keyof Ports) =>
    fromPromise(({ input, signal }) =>
      ask(name, name === 'request' ? (input as Request).endpoint : endpoints[name], input, signal),
    );
  const call = fromPromise<unknown, CallInput>(({ input: { endpoint, input }, signal }) =>
    ask(nameOf(endpoint), endpoint, input, signal),
  );
  /** A device that holds nothing yet, and keeps what it is given. */
  const changeStore = fromCallback<StoreCommand, { usuario: string }>(({ sendBack }) => {
    sendBack({ type: 'changes.read', kept: [], unsent: [], unreadable: 0 } satisfies StoreAnswer);
  });
  const tokenStore = fromCallback<TokenCommand>(({ sendBack }) => {
    sendBack({ type: 'tokens.read', tokens: [] } satisfies TokensRead);
  });
  /** Nothing is heard but what the reader sends. */
  const newsStream = fromCallback(() => {});
  const ports = Object.fromEntries(portNames.map((name) => [name, portActor(name)]));
  return { ...ports, call, changeStore, tokenStore, newsStream };
}

function failureOf(endpoint: Endpoint | null, how: Failure): Error {
  if (!endpoint) return new Error('El dispositivo no responde');
  if (how === '400') return new RefusedError(endpoint, REFUSAL);
  return how === 'sin conexión' ? unreachable(endpoint) : failure(endpoint, Number(how));
}
