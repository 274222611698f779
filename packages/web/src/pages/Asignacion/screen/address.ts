import type { AssignmentPlace } from '@presupuesto/machines';

/** The seller and the client that an address names; what it does not say, or says wrongly, is null. */
export function readPlace(query: string): AssignmentPlace {
  const params = new URLSearchParams(query);
  const number = (name: string) => {
    const value = params.get(name) ?? '';
    return /^\d{1,15}$/.test(value) ? Number(value) : null;
  };
  return { vendedorID: number('vendedor'), clienteID: number('cliente') };
}

/** `vendedor=15&cliente=41`. */
export function writePlace({ vendedorID, clienteID }: AssignmentPlace): string {
  const params = new URLSearchParams();
  if (vendedorID !== null) params.set('vendedor', `${vendedorID}`);
  if (clienteID !== null) params.set('cliente', `${clienteID}`);
  return params.toString();
}
