import { keepAliveMachine, revocationMachine, type SessionFact } from '@presupuesto/machines';
import { createActor } from 'xstate';
import type { AppPorts } from './ports.ts';
import type { SessionActor } from './session.ts';
import { connectTabs } from './session-tabs.ts';
import { createTokenStore } from './token-store.ts';
import { watchUse } from './watch-use.ts';

// At hand before the connection is lost: asked for by the first change, and when a session ends.
export { deliver, deliverBatch } from './send-change.ts';
export { placeOf, readEnd, writeEnd } from './session-end.ts';

export interface UpkeepOptions {
  readonly session: SessionActor;
  readonly ports: AppPorts;
  readonly storage: Storage;
}

/** What a running upkeep takes. */
export interface Upkeep {
  readonly takeFact: (fact: SessionFact) => void;
  readonly countAnswer: () => void;
}

/**
 * Keeps the session of whoever is signed in alive while it is used, lets the tabs of the browser end together, and revokes the
 * tokens of closed sessions. A file of its own: the sign-in's first picture does not wait for it.
 */
export function startUpkeep({ session, ports, storage }: UpkeepOptions): Upkeep {
  const keepAlive = createActor(keepAliveMachine.provide({ actors: ports })).start();
  const tokenStore = createTokenStore(storage);
  const revocation = createActor(revocationMachine.provide({ actors: { ...ports, tokenStore } })).start();
  const tabs = connectTabs(session);
  watchUse(() => keepAlive.send({ type: 'user.active' }));
  window.addEventListener('online', () => revocation.send({ type: 'network.returned' }));
  return {
    takeFact: (fact) => {
      if (fact.type === 'session.started') keepAlive.send({ type: 'session.started' });
      else if (fact.type === 'session.ended') keepAlive.send(fact);
      else if (fact.type === 'token.left') revocation.send(fact);
      else if (fact.type === 'session.closed') tabs.postClosed(fact.token);
    },
    countAnswer: () => keepAlive.send({ type: 'call.answered' }),
  };
}
