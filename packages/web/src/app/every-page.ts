/** A page of a list, as every paged call answers. */
interface Page<Item> {
  readonly status: number;
  readonly data?: readonly Item[] | null | undefined;
  /** How many there are in all. */
  readonly rows?: number | null | undefined;
}

/**
 * The last page's answer with the items of all pages: asks for page 0, 1 … until every row is there, a page is empty, or
 * a page is refused, whose answer it then gives. A server that counts no rows has one page.
 */
export async function everyPage<Item, Answer extends Page<Item>>(
  load: (pageNumber: number) => Promise<Answer & Page<Item>>,
): Promise<Answer & { data: Item[] }> {
  const data: Item[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    // Each page tells whether there is another one.
    const answer = await load(pageNumber);
    const items = answer.data ?? [];
    data.push(...items);
    const isLast = items.length === 0 || data.length >= (answer.rows ?? 0);
    if (isLast) return { ...answer, data };
  }
}
