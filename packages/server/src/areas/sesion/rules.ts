/** Wrong tries that a key set by an administrator survives (decisions §8). */
export const maxWrongTries = 5;

/** What decides a sign-in, besides the keys themselves. */
interface SignInState {
  activo: boolean;
  bloqueado: boolean;
  /** When the key becomes void; null: it is the user's own. */
  claveVence: Date | null;
  claveTemporalVence: Date | null;
}

/** Which keys the typed one is. */
export interface Match {
  own: boolean;
  recovery: boolean;
}

/** The key that lets the user in, or undefined. An inactive or blocked user has none (decisions §8). */
export function acceptedKey(user: SignInState, match: Match, now: Date): keyof Match | undefined {
  if (!user.activo || user.bloqueado) return undefined;
  if (match.own && (user.claveVence === null || user.claveVence > now)) return 'own';
  if (match.recovery && user.claveTemporalVence !== null && user.claveTemporalVence > now) return 'recovery';
  return undefined;
}
