import type { EndpointName, EndpointNamed } from '@presupuesto/api-sdk/contract';

type Path = EndpointNamed<EndpointName>['path'];

const DASHBOARD = '/api/v1/dashboard' satisfies Path;
const DIVISIONS = '/api/v1/divisiones' satisfies Path;
const PERIODS = '/api/v1/periodos/listar-periodos-presupuestables' satisfies Path;
const REFERENCES = '/api/v1/periodos/listar-referentes' satisfies Path;
const PAIRS = '/api/v1/clientes/listar-clientes-productos-por-vendedor' satisfies Path;
const SUMMARY = '/api/v1/resumen-presupuesto-vendedor/:periodoID' satisfies Path;
const MONTHS = '/api/v1/ventas/listar-ventas' satisfies Path;
const ALL_MONTHS = '/api/v1/ventas/periodo/:periodoID' satisfies Path;
/** The first of the pages that the SDK reads. */
const FIRST_PAGE = 'pageSize=5000&pageNumber=0';

/** A call by its path with the query, and the one that its answer leads to. */
export interface FirstCall {
  readonly path: string;
  readonly next?: (answer: unknown) => string | undefined;
}

/** The calls that a screen makes as soon as it is opened at an address. */
export function firstCalls(path: string, search: string): readonly FirstCall[] {
  if (path === '/home') return search === '' ? [{ path: DASHBOARD }, { path: DIVISIONS }] : [];
  if (path !== '/presupuestos') return [];
  const query = new URLSearchParams(search);
  const periodoID = query.get('periodo');
  if (!periodoID) return [{ path: PERIODS }, { path: REFERENCES }];
  const pairs = { path: `${PAIRS}?${new URLSearchParams({ periodoID })}` };
  const months = { path: `${inPeriod(ALL_MONTHS, periodoID)}?${FIRST_PAGE}` };
  if (isSheet(search)) return [{ path: PERIODS }, { path: REFERENCES }, pairs, months];
  const par = query.get('par');
  const withMonths = { ...pairs, next: (answer: unknown) => monthsOf(answer, periodoID, par) };
  const summary = { path: inPeriod(SUMMARY, periodoID) };
  return [{ path: PERIODS }, { path: REFERENCES }, ...(par ? [withMonths, summary] : [pairs])];
}

/** Whether an address of Presupuestos asks for La hoja, as `choiceOf` has it. */
export const isSheet = (search: string): boolean => new URLSearchParams(search).get('vista') === 'hoja';

const inPeriod = (path: Path, periodoID: string): string =>
  path.replace(':periodoID', encodeURIComponent(periodoID));

/** The call for the months of a pair that is in an answer with pairs. */
function monthsOf(answer: unknown, periodoID: string, par: string | null): string | undefined {
  const pair = listIn(answer).find(({ clienteProductoID }) => String(clienteProductoID) === par);
  if (!pair) return undefined;
  const { clienteID, productoID } = pair;
  const query = new URLSearchParams({
    periodoID,
    clienteID: String(clienteID),
    productoID: String(productoID),
  });
  return `${MONTHS}?${query}`;
}

/** What only the screen will hold against the contract. */
function listIn(answer: unknown): readonly Readonly<Record<string, unknown>>[] {
  const data = typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : undefined;
  return Array.isArray(data) ? data : [];
}
