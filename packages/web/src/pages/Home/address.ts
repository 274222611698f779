import type { DashboardFilters } from '@presupuesto/machines';

/** The filters as the page's address says them; a year that is not offered is none. */
export function readFilters(search: string, years: readonly number[]): DashboardFilters {
  const query = new URLSearchParams(search);
  const anio = Number(query.get('anio'));
  return { anio: years.includes(anio) ? anio : null, division: query.get('division') || null };
}

/** The same as the address says it. */
export function writeFilters({ anio, division }: DashboardFilters): string {
  const query = new URLSearchParams();
  if (anio !== null) query.set('anio', `${anio}`);
  if (division !== null) query.set('division', division);
  return query.toString();
}
