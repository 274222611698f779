import type { AssignmentPlace } from '@presupuesto/machines';
import { addressText } from '../../../app/address-text.ts';

/** What an address names; the seller and the client that it does not say, or says wrongly, are null. */
export function placeOf(query: string): AssignmentPlace {
  const params = new URLSearchParams(query);
  const number = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : null;
  };
  const search = addressText(params, 'buscar');
  return { vendedorID: number('vendedor'), clienteID: number('cliente'), search };
}

/** `vendedor=15&cliente=41&buscar=agro`. */
export function writePlace({ vendedorID, clienteID, search }: AssignmentPlace): string {
  const params = new URLSearchParams();
  if (vendedorID !== null) params.set('vendedor', `${vendedorID}`);
  if (clienteID !== null) params.set('cliente', `${clienteID}`);
  if (search !== '') params.set('buscar', search);
  return params.toString();
}
