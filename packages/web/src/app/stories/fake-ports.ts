import { accepted } from '@presupuesto/api-sdk';
import {
  type Answer,
  PORT_NAMES,
  type Ports,
  type Request,
  type StoreAnswer,
  type StoreCommand,
  soleTurn,
  unwatchedNetwork,
} from '@presupuesto/machines';
import { fromCallback, fromPromise } from 'xstate';
import type { AppPorts } from '../ports.ts';

type Work<Name extends keyof Ports> = (input: Ports[Name]['input']) => Promise<Ports[Name]['output']>;

/** What a story's ports do; the ones left out never answer. */
export type FakeWork = { readonly [Name in keyof Ports]?: Work<Name> };

/** The ports of a story or a test: real machines, made-up work, nothing kept. */
export function fakePorts(work: FakeWork): AppPorts {
  const actors = PORT_NAMES.map((name) => {
    const answer = work[name] as ((input: unknown) => Promise<unknown>) | undefined;
    return [name, fromPromise(({ input }) => answer?.(input) ?? new Promise(() => {}))];
  });
  const changeStore = fromCallback<StoreCommand, { usuario: string }>(({ sendBack }) => {
    sendBack({ type: 'changes.read', kept: [], unsent: [], unreadable: 0 } satisfies StoreAnswer);
  });
  // Made name by name, which TypeScript does not follow.
  return {
    ...Object.fromEntries(actors),
    // As the application's does: a refusal rejects.
    request: fromPromise<Answer, Request>(async ({ input }) =>
      accepted(input.endpoint, await (work.request?.(input) ?? new Promise<never>(() => {}))),
    ),
    changeStore,
    turn: soleTurn,
    networkReturns: unwatchedNetwork,
  } as AppPorts;
}

/** An answer's envelope. */
export const ok = <Data>(data: Data): { status: number; message: string; data: Data } => ({
  status: 200,
  message: 'OK',
  data,
});
