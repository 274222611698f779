/** One page as a list's call brings it. */
interface PageRead<T> {
  readonly items: readonly T[];
  /** The true total; where another server leaves it out, the first empty page is the end. */
  readonly rows: number | undefined;
}

/** Reads the page of that number, zero-based. */
type ReadPage<T> = (pageNumber: number) => Promise<PageRead<T>>;

/**
 * A whole list, read page by page as it is consumed: leave the loop and no further page is asked for. Rows that are added or
 * removed while it is read can shift: a row may then come twice or not at all.
 */
export class PagedList<T> implements AsyncIterable<T> {
  readonly #read: ReadPage<T>;

  constructor(read: ReadPage<T>) {
    this.#read = read;
  }

  /** Item by item: `for await (const cliente of sdk.clientes.all())`. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void, undefined> {
    for await (const page of this.pages()) yield* page;
  }

  /** Page by page, each as it arrives; an empty list has none. */
  async *pages(): AsyncGenerator<readonly T[], void, undefined> {
    let seen = 0;
    for (let pageNumber = 0; ; pageNumber += 1) {
      const { items, rows } = await this.#read(pageNumber);
      if (items.length === 0) return;
      yield items;
      seen += items.length;
      if (rows !== undefined && seen >= rows) return;
    }
  }

  /** All of it at once, in memory. */
  async toArray(): Promise<T[]> {
    const all: T[] = [];
    for await (const page of this.pages()) all.push(...page);
    return all;
  }
}
