/** The pages of a list in turn, each as it arrives. */
type Pages<T> = AsyncGenerator<readonly T[], void, undefined>;

/** Of a list that is wanted whole: pages that are on their way at a time. */
const AT_A_TIME = 3;

/**
 * A whole list, read page by page as it is consumed: leave the loop and no further page is asked for. Rows that are added or
 * removed while it is read can shift: a row may then come twice or not at all.
 */
export class PagedList<T> implements AsyncIterable<T> {
  readonly #read: (atATime: number) => Pages<T>;

  /** @param read how many pages may be on their way at a time, as far as the list knows that they are there */
  constructor(read: (atATime: number) => Pages<T>) {
    this.#read = read;
  }

  /** Item by item: `for await (const cliente of sdk.clientes.all())`. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page;
  }

  /** Page by page, each as it arrives; an empty list has none. */
  pages(): Pages<T> {
    return this.#read(1);
  }

  /** All of it at once, in memory. After the first page, several are asked for at a time. */
  async toArray(): Promise<T[]> {
    const all: T[] = [];
    for await (const page of this.#read(AT_A_TIME)) all.push(...page);
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
export async function* numberedPages<T>(
  read: (pageNumber: number) => Promise<NumberedPage<T>>,
  atATime: number,
): Pages<T> {
  const asked: Promise<NumberedPage<T>>[] = [];
  let [pageNumber, left, seen] = [0, 1, 0];
  while (left > 0) {
    while (asked.length < Math.min(atATime, left)) {
      const page = read(pageNumber);
      // Of several that fail, the first one is thrown.
      page.catch(() => undefined);
      asked.push(page);
      pageNumber += 1;
    }
    const page = await asked.shift();
    if (!page || page.items.length === 0) return;
    const { items, rows } = page;
    yield items;
    seen += items.length;
    left = rows === undefined ? 1 : Math.ceil((rows - seen) / items.length);
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
