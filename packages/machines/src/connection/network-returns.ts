import { type ActorRefFrom, type CallbackActorLogic, type EventObject, fromCallback } from 'xstate';
import type { connectionMachine } from './connection.machine.ts';

export type ConnectionRef = ActorRefFrom<typeof connectionMachine>;

/** Sends `network.returned` to the machine that invokes it, whenever the server can be reached again. */
export type NetworkReturns = CallbackActorLogic<EventObject>;

/** That of a connection. */
export const networkReturnsOf = (connection: ConnectionRef): NetworkReturns =>
  fromCallback(({ sendBack }) => {
    const subscription = connection.on('network.returned', sendBack);
    return () => subscription.unsubscribe();
  });

/** Where nobody watches the network, it never returns. */
export const unwatchedNetwork: NetworkReturns = fromCallback(() => {});
