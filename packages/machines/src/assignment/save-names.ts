import type { AssignmentContext } from './assignment.types.ts';
import type { Save } from './pairs.ts';

/** A save as a log names it: by its ids. */
export function loggedName({ clienteID, vendedorID }: Save): string {
  const seller = vendedorID === null ? '' : ` del vendedor ${vendedorID}`;
  return `Asignación del cliente ${clienteID}${seller}`;
}

/** A save as a person knows it, who has chosen something else meanwhile. */
export function spokenName(context: AssignmentContext, { clienteID, vendedorID }: Save): string {
  const client = context.clientes.find((cliente) => cliente.clienteID === clienteID);
  const seller = context.vendedores.find((vendedor) => vendedor.vendedorID === vendedorID);
  const name = client?.nombre ?? `Cliente ${clienteID}`;
  return seller ? `${name} (${seller.nombre} ${seller.apellido})` : name;
}
