import type { sessionMachine } from '@presupuesto/machines';
import { useSelector } from '@xstate/react';
import { createContext, use } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;
type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The one session of the page. */
export const SessionContext = createContext<SessionActor | undefined>(undefined);

export function useSessionActor(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('useSessionActor needs a SessionContext around it');
  return session;
}

/** A part of the session's state; renders again when that part changes. */
export function useSession<Part>(select: (snapshot: SessionSnapshot) => Part): Part {
  return useSelector(useSessionActor(), select);
}
