import { CLASES_ACTIVIDAD } from '@presupuesto/api-sdk/contract';
import type { ActivityFilters } from '@presupuesto/machines';
import { addressText } from '../../app/address-text.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether there is such a day: the 31st of February is read as the 3rd of March. */
function isDay(text: string): boolean {
  const at = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** The filters as the page's address says them; what is none of ours is passed over. */
export function readFilters(search: string): ActivityFilters {
  const query = new URLSearchParams(search);
  const text = (name: string) => addressText(query, name).trim().slice(0, 100) || null;
  const day = (name: string) => {
    const value = query.get(name) ?? '';
    return isDay(value) ? value : null;
  };
  const vendedorID = Number(query.get('vendedor'));
  return {
    clase: CLASES_ACTIVIDAD.find((clase) => clase === query.get('clase')) ?? null,
    periodoID: text('periodo'),
    vendedorID: Number.isSafeInteger(vendedorID) && vendedorID > 0 ? vendedorID : null,
    usuario: text('usuario'),
    desde: day('desde'),
    hasta: day('hasta'),
  };
}

/** The same as the address says it. */
export function writeFilters({ periodoID, vendedorID, ...filters }: ActivityFilters): string {
  const query = new URLSearchParams();
  const said = { ...filters, periodo: periodoID, vendedor: vendedorID };
  for (const [name, value] of Object.entries(said)) if (value !== null) query.set(name, `${value}`);
  return query.toString();
}
