import type { Endpoint, EndpointName, EndpointNamed } from '@presupuesto/api-sdk/contract';

type Path = EndpointNamed<EndpointName>['path'];

/**
 * The lists and figures that a seller goes on working with: their last answers are kept, each under this name. Devices hold
 * records under it: another name finds none of them.
 */
const NAMES = {
  '/api/v1/dashboard': 'loadDashboard',
  '/api/v1/divisiones': 'loadDivisions',
  '/api/v1/periodos/listar-periodos-presupuestables': 'loadPeriods',
  '/api/v1/periodos/listar-referentes': 'loadReferences',
  '/api/v1/clientes/listar-clientes-productos-por-vendedor': 'loadRows',
  '/api/v1/ventas/listar-ventas': 'loadVentas',
  '/api/v1/resumen-presupuesto-vendedor/:periodoID': 'loadSummary',
} as const satisfies { readonly [P in Path]?: string };

type KeptPath = keyof typeof NAMES;

/** A call whose last answer is kept. */
export interface KeptCall {
  readonly name: (typeof NAMES)[KeptPath];
  /** What it was given for its path and its query, by name; undefined for nothing. */
  readonly values: Readonly<Record<string, unknown>> | undefined;
}

const isKept = (path: string): path is KeptPath => path in NAMES;

/** The call as one that is kept; undefined for others. */
export function keptCall({ method, path }: Endpoint, input: unknown): KeptCall | undefined {
  if (method !== 'GET' || !isKept(path)) return undefined;
  const { params, query } = input as { readonly params?: object; readonly query?: object };
  return { name: NAMES[path], values: params || query ? { ...params, ...query } : undefined };
}

/** A call with its input, as a key; what is left out of the input counts as null. */
export function answerKey(call: string, input: unknown): string {
  return `${call} ${JSON.stringify(input, (_, value: unknown) => value ?? null)}`;
}

export const keyOf = ({ name, values }: KeptCall): string => answerKey(name, values);
