import type { Address } from '@presupuesto/machines';
import { addressText } from '../app/address-text.ts';
import type { Filter } from './record-kind.ts';

const PAGE = 'pagina';

/** Where in its list a screen stands, as the page's address says; what it does not know is passed over. */
export function readAddress(filters: readonly Filter[], search: string): Address {
  const query = new URLSearchParams(search);
  const page = Number(query.get(PAGE) ?? 1);
  return {
    filters: Object.fromEntries(filters.map((filter) => [filter.name, valueOf(filter, query)])),
    page: Number.isSafeInteger(page) && page > 1 ? page - 1 : 0,
  };
}

function valueOf(filter: Filter, query: URLSearchParams): string {
  const value = addressText(query, paramOf(filter));
  const isKnown = filter.options?.some((option) => option.value === value) ?? true;
  return isKnown ? value.slice(0, 100) : '';
}

/** The same as the address says it: blank filters and the first page are left out. */
export function writeAddress(filters: readonly Filter[], address: Address): string {
  const query = new URLSearchParams();
  for (const filter of filters) {
    const value = address.filters[filter.name]?.trim() ?? '';
    if (value !== '') query.set(paramOf(filter), value);
  }
  if (address.page > 0) query.set(PAGE, `${address.page + 1}`);
  return query.toString();
}

function paramOf({ name, param = name }: Filter): string {
  return param;
}
