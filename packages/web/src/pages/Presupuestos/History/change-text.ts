import type { OrigenCambio } from '@presupuesto/api-sdk/contract';
import type { ListedChange } from '@presupuesto/machines';
import { formatDecimal } from '../../../format/numbers.ts';

const ORIGINS: Record<OrigenCambio, string> = {
  tecleado: 'tecleado',
  pegado: 'pegado',
  replicado: 'replicado',
  referente: 'copiado del referente',
  reparto: 'reparto de un total',
  deshecho: 'deshecho',
  libro: 'de un libro de Excel',
  archivo: 'de un archivo de ventas',
  restaurado: 'restaurado',
};

/** How a figure came to be; an origin of a later version is said as it comes. */
export function originText(origen: string): string {
  return origen in ORIGINS ? ORIGINS[origen as OrigenCambio] : origen;
}

export const FIELD_NAMES: Record<ListedChange['campo'], string> = { volumenTon: 'Volumen', precio: 'Precio' };

/** A figure as it is kept, with its unit: `40 t`, `6.500 COP/kg`. */
export function figureText(campo: ListedChange['campo'], valor: number, monedaID: string): string {
  return `${formatDecimal(valor)} ${campo === 'volumenTon' ? 't' : `${monedaID}/kg`}`;
}
