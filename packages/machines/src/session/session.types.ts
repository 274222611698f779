import type { Sesion } from '@presupuesto/api-sdk/contract';

export interface SessionContext {
  readonly sesion: Sesion | null;
  /** What the sign-in form or the offline page says. */
  readonly problem: string | null;
}

export type SessionEvent =
  | { type: 'credentials.submitted'; nombreUsuario: string; clave: string }
  | { type: 'key.changed' }
  /** A call was answered 401 while working. */
  | { type: 'session.rejected' }
  /** The user signs out. */
  | { type: 'session.closed' }
  | { type: 'network.returned' }
  | { type: 'retry.requested' };

/** Facts: `started` when work may begin, `confirmed` when a doubted token proved alive, `ended` when it is gone. */
export type SessionFact =
  | { type: 'session.started'; nombreUsuario: string }
  | { type: 'session.confirmed' }
  | { type: 'session.ended' };

export type SessionTag = 'starting' | 'offline' | 'signedOut' | 'mustChangeKey' | 'signedIn' | 'busy';
