import { type Change, changeKey } from '@presupuesto/machines';
import { type DBSchema, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { Dated } from './kept-age.ts';

/** An answer as it came, and when it was asked for. */
export interface KeptAnswer {
  readonly asked: number;
  readonly answer: unknown;
}

type Stored = KeptAnswer & Dated;

/** A change that the server took, and when. */
interface SavedChange {
  readonly change: Change;
  readonly at: number;
}

interface Schema extends DBSchema {
  /** Whose all of it is: one user's at a time. */
  meta: { key: 'owner'; value: string };
  /** By `answerKey`. */
  answers: { key: string; value: Stored };
  /** By `changeKey`. */
  saved: { key: string; value: SavedChange & Dated };
}

const ALL: StoreNames<Schema>[] = ['meta', 'answers', 'saved'];

const NAME = 'presupuesto-sin-conexion';
/** Another layout of the records is another version: what an older program kept is dropped, not misread. */
const VERSION = 1;

export type KeptStore = ReturnType<typeof createKeptStore>;

/** What one user's screens last got from the server, in the browser's database; another user's first record empties it. */
export function createKeptStore() {
  const database = openDB<Schema>(NAME, VERSION, {
    upgrade: (db) => {
      for (const name of db.objectStoreNames) db.deleteObjectStore(name);
      db.createObjectStore('meta');
      db.createObjectStore('answers');
      db.createObjectStore('saved');
    },
    // Another tab runs a newer program.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });

  return {
    async read(usuario: string, key: string): Promise<Stored | undefined> {
      const [kept] = await this.readAll(usuario, [key]);
      return kept;
    },

    /** What is kept under each key. */
    async readAll(usuario: string, keys: readonly string[]): Promise<readonly (Stored | undefined)[]> {
      const tx = (await database).transaction(['meta', 'answers']);
      const isOwn = (await tx.objectStore('meta').get('owner')) === usuario;
      if (!isOwn) return [];
      const answers = tx.objectStore('answers');
      return Promise.all(keys.map((key) => answers.get(key)));
    },

    /** What the user saved since a moment; for answers that were asked for before it. */
    async savedSince(usuario: string, moment: number): Promise<readonly Change[]> {
      const tx = (await database).transaction(['meta', 'saved']);
      const isOwn = (await tx.objectStore('meta').get('owner')) === usuario;
      const all = isOwn ? await tx.objectStore('saved').getAll() : [];
      return all.filter(({ at }) => at >= moment).map(({ change }) => change);
    },

    async write(usuario: string, entries: readonly (readonly [string, KeptAnswer])[]): Promise<void> {
      const tx = (await database).transaction(ALL, 'readwrite');
      await own(usuario, tx);
      const answers = tx.objectStore('answers');
      const on = Date.now();
      for (const [key, value] of entries) void answers.put({ ...value, on }, key);
      await tx.done;
    },

    async save(usuario: string, changes: readonly Change[], at: number): Promise<void> {
      const tx = (await database).transaction(ALL, 'readwrite');
      await own(usuario, tx);
      const saved = tx.objectStore('saved');
      const on = Date.now();
      for (const change of changes) void saved.put({ change, at, on }, changeKey(change));
      await tx.done;
    },

    /** Drops what is not fresh, and such saves as are of use to no answer that stays. */
    async dropStale(isFresh: (kept: Dated & { readonly asked: number }) => boolean): Promise<void> {
      const tx = (await database).transaction(['answers', 'saved'], 'readwrite');
      let oldest = Number.POSITIVE_INFINITY;
      for await (const cursor of tx.objectStore('answers')) {
        if (isFresh(cursor.value)) oldest = Math.min(oldest, cursor.value.asked);
        else void cursor.delete();
      }
      for await (const cursor of tx.objectStore('saved')) {
        const { at, on } = cursor.value;
        if (at < oldest && !isFresh({ asked: at, on })) void cursor.delete();
      }
      await tx.done;
    },

    async clear(): Promise<void> {
      const tx = (await database).transaction(ALL, 'readwrite');
      for (const name of ALL) void tx.objectStore(name).clear();
      await tx.done;
    },
  };
}

type Writing = IDBPTransaction<Schema, StoreNames<Schema>[], 'readwrite'>;

/** What another user left behind goes. */
async function own(usuario: string, tx: Writing): Promise<void> {
  if ((await tx.objectStore('meta').get('owner')) === usuario) return;
  void tx.objectStore('answers').clear();
  void tx.objectStore('saved').clear();
  void tx.objectStore('meta').put(usuario, 'owner');
}
