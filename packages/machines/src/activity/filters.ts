import type { ClaseActividad, EndpointInput, listarActividad } from '@presupuesto/api-sdk/contract';

/** What the activity is narrowed by; null stands for everything. */
export interface ActivityFilters {
  readonly clase: ClaseActividad | null;
  readonly periodoID: string | null;
  readonly vendedorID: number | null;
  /** A user's whole name. */
  readonly usuario: string | null;
  /** Days here, as `2026-11-03`; both are included. */
  readonly desde: string | null;
  readonly hasta: string | null;
}

export const noFilters: ActivityFilters = {
  clase: null,
  periodoID: null,
  vendedorID: null,
  usuario: null,
  desde: null,
  hasta: null,
};

/** What the call is asked. */
export type ActivityQuery = NonNullable<EndpointInput<typeof listarActividad>['query']>;

/** What became of a download: how many lines it has, and whether there would have been more. */
export interface ActivityDownload {
  readonly lines: number;
  readonly isCut: boolean;
}

export const isSame = (one: ActivityFilters, other: ActivityFilters): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

const inOrder = ({ clase, periodoID, vendedorID, usuario, desde, hasta }: ActivityFilters) => [
  clase,
  periodoID,
  vendedorID,
  usuario,
  desde,
  hasta,
];

/** The filters as the call takes them: after a moment, and up to one. */
export function queryOf({ desde, hasta, ...filters }: ActivityFilters): ActivityQuery {
  return {
    clase: filters.clase ?? undefined,
    periodoID: filters.periodoID ?? undefined,
    vendedorID: filters.vendedorID ?? undefined,
    usuario: filters.usuario ?? undefined,
    desde: desde === null ? undefined : lastMomentBefore(desde, 0),
    hasta: hasta === null ? undefined : lastMomentBefore(hasta, 1),
  };
}

/** The last moment before a day, or before one some days later, here. */
function lastMomentBefore(day: string, later: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new Date(year, month - 1, date + later).getTime() - 1).toISOString();
}
