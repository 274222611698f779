import type { DashboardFilters } from '@presupuesto/machines';
import { addressText } from '../../app/address-text.ts';

/** The filters as the page's address says them; a year that is not offered is none. */
export function readFilters(search: string, years: readonly number[]): DashboardFilters {
  const query = new URLSearchParams(search);
  const anio = Number(query.get('anio'));
  return { anio: years.includes(anio) ? anio : null, division: query.get('division') || null };
}

/** What the address looks for among the salespeople's names. */
export function readName(search: string): string {
  return addressText(new URLSearchParams(search), 'buscar').slice(0, 100);
}

/** The same as the address says it. */
export function writeFilters({ anio, division }: DashboardFilters, name: string): string {
  const query = new URLSearchParams();
  if (anio !== null) query.set('anio', `${anio}`);
  if (division !== null) query.set('division', division);
  if (name !== '') query.set('buscar', name);
  return query.toString();
}
