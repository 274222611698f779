/** The pages of a list in turn, each as it arrives. */
type Pages<T> = AsyncGenerator<readonly T[], void, undefined>;

/**
 * A whole list, read page by page as it is consumed: leave the loop and no further page is asked for. Rows that are added or
 * removed while it is read can shift: a row may then come twice or not at all.
 */
export class PagedList<T> implements AsyncIterable<T> {
  readonly #read: () => Pages<T>;

  constructor(read: () => Pages<T>) {
    this.#read = read;
  }

  /** Item by item: `for await (const cliente of sdk.clientes.all())`. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page;
  }

  /** Page by page, each as it arrives; an empty list has none. */
  pages(): Pages<T> {
    return this.#read();
  }

  /** All of it at once, in memory. */
  async toArray(): Promise<T[]> {
    const all: T[] = [];
    for await (const page of this.pages()) all.push(...page);
    return all;
  }
}

/** One page as a list's call brings it. */
interface NumberedPage<T> {
  readonly items: readonly T[];
  /** The true total; where another server leaves it out, the first empty page is the end. */
  readonly rows: number | undefined;
}

/** A list whose pages are asked for by their number, zero-based. */
export async function* numberedPages<T>(read: (pageNumber: number) => Promise<NumberedPage<T>>): Pages<T> {
  let seen = 0;
  for (let pageNumber = 0; ; pageNumber += 1) {
    const { items, rows } = await read(pageNumber);
    if (items.length === 0) return;
    yield items;
    seen += items.length;
    if (rows !== undefined && seen >= rows) return;
  }
}

interface CursorPage<T> {
  readonly items: readonly T[];
  /** The next page's cursor; absent on the last one. */
  readonly next: string | undefined;
}

/** A list whose pages each say where the next begins: rows that are added meanwhile shift nothing. */
export async function* cursorPages<T>(read: (cursor?: string) => Promise<CursorPage<T>>): Pages<T> {
  let cursor: string | undefined;
  do {
    const { items, next } = await read(cursor);
    if (items.length > 0) yield items;
    cursor = next;
  } while (cursor !== undefined);
}
