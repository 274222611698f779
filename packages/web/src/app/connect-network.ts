import type { ClientOptions } from '@presupuesto/api-sdk';
import type { NetworkReturns, OutboxRef } from '@presupuesto/machines';
import { fromCallback } from 'xstate';
import type { Network } from './network.ts';
import type { SessionActor } from './session.ts';

/**
 * Ties the network to the session and the outbox: both get its return, and what is kept follows who is signed in.
 * Call it before the session starts.
 *
 * @returns the `fetch` that is watched
 */
export async function connectNetwork(
  network: Promise<Network>,
  session: SessionActor,
  outbox: OutboxRef,
): Promise<NonNullable<ClientOptions['fetch']>> {
  const withKeeper = (work: (keeper: Network['keeper']) => void) =>
    void network.then(({ keeper }) => work(keeper)).catch(() => {});
  session.on('session.started', ({ nombreUsuario }) => withKeeper((keeper) => keeper.start(nombreUsuario)));
  session.on('session.ended', () => withKeeper((keeper) => keeper.end()));
  outbox.on('change.confirmed', ({ change }) => withKeeper((keeper) => keeper.save(change)));
  const { connect, fetch } = await network;
  connect(session, outbox);
  return fetch;
}

/** Sends `network.returned` to a machine, as soon as there is somebody who knows. */
export function networkReturns(network: Promise<Network>): NetworkReturns {
  return fromCallback(({ sendBack }) => {
    let isOver = false;
    let end = () => {};
    void network
      .then(({ connection }) => {
        if (isOver) return;
        const subscription = connection.on('network.returned', sendBack);
        end = () => subscription.unsubscribe();
      })
      .catch(() => {});
    return () => {
      isOver = true;
      end();
    };
  });
}
