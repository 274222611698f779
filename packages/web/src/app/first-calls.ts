import type { EndpointName, EndpointNamed } from '@presupuesto/api-sdk/contract';

type Path = EndpointNamed<EndpointName>['path'];

const DASHBOARD = '/api/v1/dashboard' satisfies Path;
const DIVISIONS = '/api/v1/divisiones' satisfies Path;
const PERIODS = '/api/v1/periodos/listar-periodos-presupuestables' satisfies Path;
const REFERENCES = '/api/v1/periodos/listar-referentes' satisfies Path;
const PAIRS = '/api/v1/clientes/listar-clientes-productos-por-vendedor' satisfies Path;
const SUMMARY = '/api/v1/resumen-presupuesto-vendedor/:periodoID' satisfies Path;
const MONTHS = '/api/v1/ventas/listar-ventas' satisfies Path;
const ALL_PAIRS = '/api/v1/ventas/periodo/:periodoID/pares' satisfies Path;
/** Of the pages that the SDK reads. */
const PAGE_SIZE = 500;
/** After the first, as many as the SDK has on their way at a time. */
const MORE_PAGES = [1, 2, 3];

/** A call by its path with the query, and those that its answer, as text, leads to. */
export interface FirstCall {
  readonly path: string;
  readonly next?: (answer: string) => readonly string[];
}

/** The calls that a screen makes as soon as it is opened at an address. */
export function firstCalls(path: string, search: string): readonly FirstCall[] {
  if (path === '/home') return search === '' ? [{ path: DASHBOARD }, { path: DIVISIONS }] : [];
  if (path !== '/presupuestos') return [];
  const query = new URLSearchParams(search);
  const periodoID = query.get('periodo');
  if (!periodoID) return [{ path: PERIODS }, { path: REFERENCES }];
  const pairs = { path: `${PAIRS}?${new URLSearchParams({ periodoID })}` };
  const pageOf = (number: number) =>
    `${inPeriod(ALL_PAIRS, periodoID)}?pageSize=${PAGE_SIZE}&pageNumber=${number}`;
  const whole = { path: pageOf(0), next: (answer: string) => pagesAfterFirst(answer).map(pageOf) };
  if (isSheet(search)) return [whole, pairs, { path: PERIODS }, { path: REFERENCES }];
  const par = query.get('par');
  if (!par) return [{ path: PERIODS }, { path: REFERENCES }, pairs];
  // Over HTTP/1.1 a browser has six connections: the months go before what only stands around them.
  const others = [REFERENCES, inPeriod(SUMMARY, periodoID)];
  const pairsFirst = {
    ...pairs,
    next: (answer: string) => [...monthsOf(answer, periodoID, par), ...others],
  };
  return [pairsFirst, { path: PERIODS }];
}

/** Whether an address of Presupuestos asks for La hoja, as `choiceOf` has it. */
export const isSheet = (search: string): boolean => new URLSearchParams(search).get('vista') === 'hoja';

const inPeriod = (path: Path, periodoID: string): string =>
  path.replace(':periodoID', encodeURIComponent(periodoID));

/** The first page counts all rows. Parsing hundreds of them twice would keep the scripts waiting. */
function pagesAfterFirst(answer: string): readonly number[] {
  const rows = Number(/"rows":(\d+)/.exec(answer)?.[1] ?? 0);
  return MORE_PAGES.filter((number) => number * PAGE_SIZE < rows);
}

/** The call for the months of a pair that is in an answer with pairs. */
function monthsOf(answer: string, periodoID: string, par: string | null): readonly string[] {
  const pair = listIn(JSON.parse(answer)).find(({ clienteProductoID }) => String(clienteProductoID) === par);
  if (!pair) return [];
  const { clienteID, productoID } = pair;
  const query = new URLSearchParams({
    periodoID,
    clienteID: String(clienteID),
    productoID: String(productoID),
  });
  return [`${MONTHS}?${query}`];
}

/** What only the screen will hold against the contract. */
function listIn(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return Array.isArray(data) ? data : [];
}
