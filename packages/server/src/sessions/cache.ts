import type { FindStored, StoredSession } from './find.ts';

/** How long a looked-up session is trusted, in ms: another process's revocation takes effect within this time. */
const life = 1000;
const maxEntries = 5000;

interface Entry {
  session: Promise<StoredSession | undefined>;
  readAt: number;
}

/** Looked-up sessions for a second, so that a burst of saved cells costs one look-up; calls at once share it. */
export function createSessionCache(findStored: FindStored, now: () => Date) {
  const entries = new Map<string, Entry>();

  return {
    /** Kept from the moment that it is asked for: a revocation that ends later also drops an answer still under way. */
    find(tokenHash: string): Promise<StoredSession | undefined> {
      const readAt = now().getTime();
      const known = entries.get(tokenHash);
      if (known !== undefined && readAt - known.readAt < life) return known.session;
      if (entries.size >= maxEntries) entries.clear();
      const session = findStored(tokenHash);
      entries.set(tokenHash, { session, readAt });
      session.catch(() => entries.delete(tokenHash));
      return session;
    },
    /** Has the session looked up again, whatever is known of it. */
    expire: (tokenHash: string): void => void entries.delete(tokenHash),
    clear: (): void => entries.clear(),
  };
}
