import type { Caller } from '@presupuesto/api-sdk';
import { eliminarClienteProducto, guardarPrecio, guardarVolumen } from '@presupuesto/api-sdk/contract';
import type { Change } from '@presupuesto/machines';

/** Sends what waits in the outbox, in the name of the user who typed it or not at all (decisions §10). */
export async function deliver(
  call: Caller,
  signedIn: () => string | undefined,
  { usuario, change }: { usuario: string; change: Change },
  signal: AbortSignal,
) {
  if (signedIn() !== usuario) throw new Error('a change waits for its own user');
  return send(call, change, signal);
}

function send(call: Caller, change: Change, signal: AbortSignal) {
  if (change.kind === 'removal') {
    const params = { id: change.clienteProductoID };
    return call(eliminarClienteProducto, { params }, { signal });
  }
  const { ventaID, valor, visto } = change;
  const seen = visto === undefined ? {} : { visto };
  return change.kind === 'volumenTon'
    ? call(guardarVolumen, { params: { ventaID }, query: { volumenTon: valor, ...seen } }, { signal })
    : call(guardarPrecio, { params: { ventaID }, query: { precio: valor, ...seen } }, { signal });
}
