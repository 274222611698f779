import type { Endpoint, EndpointAnswer, EndpointInput } from '@presupuesto/api-sdk/contract';
import { type AnyActorLogic, fromPromise, type PromiseActorLogic } from 'xstate';
import type { Request } from './request.ts';

/** Whose call it is. To one of the session itself a 401 is an answer; to the user's it says that the token is refused. */
type Whose = 'user' | 'session';

/** What the port `call` is given. */
export interface CallInput extends Request {
  readonly whose: Whose;
}

/** A call of the contract as an actor: takes the call's own input, gives its answer, and rejects what is refused. */
interface Calling<E extends Endpoint> extends PromiseActorLogic<EndpointAnswer<E>, EndpointInput<E>> {
  readonly endpoint: E;
  readonly whose: Whose;
}

/** The actor of one call; `provided` makes it with the port `call`. */
export function calling<E extends Endpoint>(endpoint: E, whose: Whose = 'user'): Calling<E> {
  const logic = fromPromise<EndpointAnswer<E>, EndpointInput<E>>(() =>
    Promise.reject(new Error(`provide call, for ${endpoint.method} ${endpoint.path}`)),
  );
  return { ...logic, endpoint, whose };
}

export function isCalling(logic: unknown): logic is Calling<Endpoint> {
  return typeof logic === 'object' && logic !== null && 'endpoint' in logic;
}

/** The call, made by the port. */
export function calledBy(call: AnyActorLogic, { endpoint, whose }: Calling<Endpoint>): AnyActorLogic {
  return {
    ...call,
    getInitialSnapshot: (scope, input: unknown) =>
      call.getInitialSnapshot(scope, { endpoint, input: input ?? {}, whose } satisfies CallInput),
  };
}
