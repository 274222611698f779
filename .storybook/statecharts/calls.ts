import type { Endpoint } from '@presupuesto/api-sdk/contract';
import {
  PORT_NAMES,
  type Ports,
  type Request,
  type StoreAnswer,
  type StoreCommand,
  type TokenCommand,
  type TokensRead,
} from '@presupuesto/machines';
import { type AnyActorLogic, fromCallback, fromPromise } from 'xstate';
import { failure, unreachable } from '../../packages/web/src/app/stories/failure.ts';
import { answers, endpoints } from './answers.ts';

/** How a reader makes a call fail. A 400 is an answer with a message (decisions §2), the rest rejects. */
export const FAILURES = ['sin conexión', '400', '401', '403', '404', '500'] as const;
export type Failure = (typeof FAILURES)[number];

/** Work that a machine has asked for and that the reader has still to answer. */
export interface Call {
  readonly id: number;
  readonly name: keyof Ports;
  readonly respond: () => Promise<void>;
  readonly fail: (how: Failure) => void;
}

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
  const portActor = (name: keyof Ports) =>
    fromPromise(({ input, signal }) => {
      count += 1;
      const id = count;
      const end = () => keep(calls.filter((call) => call.id !== id));
      const endpoint = name === 'request' ? (input as Request).endpoint : endpoints[name];
      signal.addEventListener('abort', end);
      return new Promise<unknown>((resolve, reject) => {
        const respond = async () => {
          end();
          // Each port's work takes that port's own input.
          resolve(await work[name](input as never));
        };
        const fail = (how: Failure) => {
          end();
          if (how === '400' && endpoint) resolve({ status: 400, message: 'El servidor no lo acepta.' });
          else reject(failureOf(endpoint, how));
        };
        keep([...calls, { id, name, respond, fail }]);
      });
    });
  /** A device that holds nothing yet, and keeps what it is given. */
  const changeStore = fromCallback<StoreCommand, { usuario: string }>(({ sendBack }) => {
    sendBack({ type: 'changes.read', kept: [], unsent: [], unreadable: 0 } satisfies StoreAnswer);
  });
  const tokenStore = fromCallback<TokenCommand>(({ sendBack }) => {
    sendBack({ type: 'tokens.read', tokens: [] } satisfies TokensRead);
  });
  const ports = Object.fromEntries(PORT_NAMES.map((name) => [name, portActor(name)]));
  return { ...ports, changeStore, tokenStore };
}

function failureOf(endpoint: Endpoint | null, how: Failure): Error {
  if (!endpoint) return new Error('El dispositivo no responde');
  return how === 'sin conexión' ? unreachable(endpoint) : failure(endpoint, Number(how));
}
