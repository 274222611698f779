import { type ActorRefFrom, type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

/** Sends `network.returned` to the machine that invokes it, whenever the server can be reached again. */
export type NetworkReturns = CallbackActorLogic<EventObject>;

/** Where nobody watches the network, it never returns. */
export const unwatchedNetwork: NetworkReturns = fromCallback(() => {});
