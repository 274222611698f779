import type { Caller } from '@presupuesto/api-sdk';
import { eliminarClienteProducto, guardarPrecio, guardarVolumen } from '@presupuesto/api-sdk/contract';
import type { Change, PortActors } from '@presupuesto/machines';
import { fromPromise } from 'xstate';

/** Sends what waits in the outbox, in the name of the user who typed it or not at all (decisions §10). */
export function sendChange(call: Caller, signedIn: () => string | undefined): PortActors['sendChange'] {
  return fromPromise(async ({ input: { usuario, change }, signal }) => {
    if (signedIn() !== usuario) throw new Error('a change waits for its own user');
    return send(call, change, signal);
  });
}

function send(call: Caller, change: Change, signal: AbortSignal) {
  if (change.kind === 'removal') {
    const params = { id: change.clienteProductoID };
    return call(eliminarClienteProducto, { params }, { signal });
  }
  const { ventaID, valor } = change;
  return change.kind === 'volumenTon'
    ? call(guardarVolumen, { params: { ventaID }, query: { volumenTon: valor } }, { signal })
    : call(guardarPrecio, { params: { ventaID }, query: { precio: valor } }, { signal });
}
