import type { ClientOptions } from '@presupuesto/api-sdk';
import type { LiveRef, News } from '@presupuesto/machines';
import { fromCallback } from 'xstate';
import type { Network } from '../network.ts';
import type { SessionActor } from '../session.ts';
import { untilItComes } from '../until-it-comes.ts';
import { whenIdle } from '../when-idle.ts';

/** Who listens to what changes, once the page has time for it. */
export async function loadLive(client: ClientOptions): Promise<LiveRef> {
  await whenIdle();
  const { startLive } = await untilItComes(() => import('./live.ts'));
  return startLive(client);
}

interface Tied {
  readonly session: SessionActor;
  readonly network: Promise<Network>;
  /** From where the stream of a session that starts now is to begin. */
  readonly lastEventID: () => string | null;
}

/** Ties the listening to the session and the network. Call it before the session starts. */
export function connectLive(live: Promise<LiveRef>, { session, network, lastEventID }: Tied): void {
  const withLive = (work: (live: LiveRef) => void) => void live.then(work).catch(() => {});
  session.on('session.started', (fact) => {
    const started = { ...fact, lastEventID: lastEventID() };
    withLive((actor) => actor.send(started));
  });
  session.on('session.ended', (fact) => withLive((actor) => actor.send(fact)));
  void network
    .then(({ connection }) =>
      connection.on('network.returned', (fact) => withLive((actor) => actor.send(fact))),
    )
    .catch(() => {});
}

/** Sends `news.heard` to a machine, as soon as there is somebody who listens. */
export function newsOf(live: Promise<LiveRef>): News {
  return fromCallback(({ sendBack }) => {
    let isOver = false;
    let end = () => {};
    void live
      .then((actor) => {
        if (isOver) return;
        const subscription = actor.on('news.heard', sendBack);
        end = () => subscription.unsubscribe();
      })
      .catch(() => {});
    return () => {
      isOver = true;
      end();
    };
  });
}
