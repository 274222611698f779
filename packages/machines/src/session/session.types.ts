import type { Sesion } from '@presupuesto/api-sdk/contract';

/** How a session ended that its user did not close. */
export interface SessionEnd {
  readonly nombreUsuario: string;
  /** The address of the screen that was open; null where there was none. */
  readonly place: string | null;
  /** Something that was typed and not saved is kept on this device. */
  readonly kept: boolean;
}

export interface SessionContext {
  readonly sesion: Sesion | null;
  /** What the sign-in form or the offline page says. */
  readonly problem: string | null;
  /** Until the next sign-in. */
  readonly ended: SessionEnd | null;
  /** Where the user who signs in again goes on; null for the usual place. */
  readonly place: string | null;
}

export type SessionEvent =
  | { type: 'credentials.submitted'; nombreUsuario: string; clave: string }
  | { type: 'key.changed' }
  /** The user's own name is another one by now. */
  | { type: 'name.changed'; nombreUsuario: string }
  /** A call was answered 401 while working. */
  | { type: 'session.rejected' }
  /** The user signs out. */
  | { type: 'session.closed' }
  /** The user signed out in another tab of this browser, whose token it was. */
  | { type: 'session.closedElsewhere'; token: string }
  | { type: 'network.returned' }
  | { type: 'retry.requested' };

/**
 * Facts: `started` when work may begin, `confirmed` when a doubted token proved alive, `ending` while what is being typed can
 * still be kept, `ended` when it is gone, `closed` when the user signed out here, `token.left` when nobody needs the token any more.
 */
export type SessionFact =
  | { type: 'session.started'; nombreUsuario: string }
  | { type: 'session.confirmed' }
  | { type: 'session.ending' }
  | { type: 'session.ended' }
  | { type: 'session.closed'; token: string }
  | { type: 'token.left'; token: string };

export type SessionTag = 'starting' | 'offline' | 'signedOut' | 'mustChangeKey' | 'signedIn' | 'busy';
