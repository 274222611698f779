import { BUDGET_PAGE_SIZE, type Client, type VentaPeriodo } from '@presupuesto/api-sdk';

/** What was read lacks months or has some twice: pairs came or went, or changed places, between its pages. */
export class Shifted extends Error {}

/** Whose months are read. */
interface Choice {
  readonly periodoID: string;
  /** Everybody's that the session may see, unless given. */
  readonly vendedorID: number | undefined;
}

/** The months of a period, page by page. @throws Shifted as soon as a page shows that they are not the period's at one time */
export async function* steadyPages(
  sdk: Client,
  { periodoID, vendedorID }: Choice,
  signal: AbortSignal,
): AsyncGenerator<readonly VentaPeriodo[]> {
  const seen = new Set<number>();
  let read = 0;
  let total: number | null | undefined;
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { pageNumber, pageSize: BUDGET_PAGE_SIZE, ...(vendedorID !== undefined && { vendedorID }) };
    const call = sdk.ventas.listPeriodo(periodoID, query, { signal });
    const page = await call.orThrow();
    const { rows } = await call;
    if (pageNumber === 0) total = rows;
    for (const { ventaID } of page) seen.add(ventaID);
    read += page.length;
    // Where another server leaves the total out, the first empty page is the end.
    const isLast = page.length === 0 || read === total;
    if (rows !== total || seen.size < read || (isLast && read !== (total ?? read))) throw new Shifted();
    if (page.length > 0) yield page;
    if (isLast) return;
  }
}
