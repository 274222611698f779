import type { FindStored, StoredSession } from './find.ts';

/** How long a looked-up session is trusted, in ms: another process's revocation takes effect within this time. */
const life = 1000;
/** Whoever called within this time, in ms, will call again: between two calls of somebody at work lie some seconds. */
const atWork = 30_000;
const maxTogether = 500;
const maxEntries = 5000;

interface Entry {
  session: Promise<StoredSession | undefined>;
  readAt: number;
  usedAt: number;
  /** As far as is known: at the look-up before while it is looked up again. */
  isFound: boolean;
}

/** Never of a moment to come: a clock that was set back would have it trusted until it has caught up. */
const isWithin = (ms: number, since: number, at: number): boolean => at >= since && at - since < ms;

/**
 * Looked-up sessions for a second, so that a burst of saved cells costs one look-up; calls at once share it. Whoever comes later has
 * the sessions of all who are at work looked up with the own one, whose next calls then find theirs.
 */
export function createSessionCache(findStored: FindStored, now: () => Date) {
  const entries = new Map<string, Entry>();

  /** Those of the others whose time is half over, and drops those that nobody uses. */
  function dueBeside(tokenHash: string, at: number): string[] {
    const due: string[] = [];
    for (const [other, { readAt, usedAt, isFound }] of entries) {
      if (other === tokenHash) continue;
      if (!isWithin(isFound ? atWork : life, usedAt, at)) entries.delete(other);
      else if (isFound && at - readAt > life / 2 && due.length < maxTogether) due.push(other);
    }
    return due;
  }

  function keep(tokenHash: string, session: Entry['session'], readAt: number): void {
    const { usedAt, isFound } = entries.get(tokenHash) ?? { usedAt: readAt, isFound: false };
    const entry = { session, readAt, usedAt, isFound };
    entries.set(tokenHash, entry);
    session.then(
      (stored) => {
        entry.isFound = stored !== undefined;
      },
      () => {
        if (entries.get(tokenHash) === entry) entries.delete(tokenHash);
      },
    );
  }

  return {
    /** Kept from the moment that it is asked for: a revocation that ends later also drops an answer still under way. */
    find(tokenHash: string): Promise<StoredSession | undefined> {
      const at = now().getTime();
      const known = entries.get(tokenHash);
      if (known !== undefined) known.usedAt = at;
      if (known !== undefined && isWithin(life, known.readAt, at)) return known.session;
      if (entries.size >= maxEntries) entries.clear();
      const asked = [tokenHash, ...dueBeside(tokenHash, at)];
      const found = findStored(asked);
      const sessionOf = (hash: string) => found.then((stored) => stored.get(hash));
      for (const hash of asked) keep(hash, sessionOf(hash), at);
      return sessionOf(tokenHash);
    },
    /** Has the session looked up again, whatever is known of it. */
    expire: (tokenHash: string): void => void entries.delete(tokenHash),
    clear: (): void => entries.clear(),
  };
}
