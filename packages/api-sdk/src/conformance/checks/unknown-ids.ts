import type { Endpoint } from '../../contract/endpoint.ts';

/** Ids that nobody has. */
export const UNKNOWN_ID = 2_147_483_647;
export const UNKNOWN_PERIOD = 'SOP12-1901';
const UNKNOWN_DIVISION = 'CONFORMIDAD-NO';
export const UNKNOWN_NAME = 'conformidad-nadie';

/** A call's path parameters, each with an id that nobody has. */
export function unknownParams({ path }: Endpoint): Record<string, string | number> {
  return Object.fromEntries(
    [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, unknownOf(path, name)]),
  );
}

function unknownOf(path: string, name: string): string | number {
  if (name === 'periodoID' || path.includes('/periodos/')) return UNKNOWN_PERIOD;
  return path.includes('/divisiones/') ? UNKNOWN_DIVISION : UNKNOWN_ID;
}
