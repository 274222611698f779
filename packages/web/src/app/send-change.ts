import type { Caller } from '@presupuesto/api-sdk';
import {
  asignarProductos,
  eliminarClienteProducto,
  guardarLote,
  guardarPrecio,
  guardarVolumen,
  listarProductosDeCliente,
} from '@presupuesto/api-sdk/contract';
import type { Change, Ports, RestorationChange, ValueChange } from '@presupuesto/machines';

/** Sends what waits in the outbox, in the name of the user who typed it or not at all (decisions §10). */
export async function deliver(
  call: Caller,
  signedIn: () => string | undefined,
  { usuario, change }: { usuario: string; change: Change },
  signal: AbortSignal,
) {
  mustBeSignedIn(signedIn, usuario);
  return send(call, change, signal);
}

/** The same of what was changed together. */
export async function deliverBatch(
  call: Caller,
  signedIn: () => string | undefined,
  { usuario, gesto, changes }: Ports['sendBatch']['input'],
  signal: AbortSignal,
) {
  mustBeSignedIn(signedIn, usuario);
  const cambios = changes.map(({ ventaID, kind: campo, valor, ...seen }) => ({
    ventaID,
    campo,
    valor,
    ...conditionOf(seen),
  }));
  return call(guardarLote, { body: { ...gesto, cambios } }, { signal });
}

function mustBeSignedIn(signedIn: () => string | undefined, usuario: string): void {
  if (signedIn() !== usuario) throw new Error('a change waits for its own user');
}

function send(call: Caller, change: Change, signal: AbortSignal) {
  if (change.kind === 'removal') {
    const params = { id: change.clienteProductoID };
    return call(eliminarClienteProducto, { params }, { signal });
  }
  if (change.kind === 'restoration') return assignAgain(call, change, signal);
  const { ventaID, valor } = change;
  const seen = conditionOf(change);
  return change.kind === 'volumenTon'
    ? call(guardarVolumen, { params: { ventaID }, query: { volumenTon: valor, ...seen } }, { signal })
    : call(guardarPrecio, { params: { ventaID }, query: { precio: valor, ...seen } }, { signal });
}

/** What its author saw, of a price also the currency. */
function conditionOf({ visto, moneda }: Pick<ValueChange, 'visto' | 'moneda'>) {
  return { ...(visto !== undefined && { visto }), ...(moneda !== undefined && { moneda }) };
}

/** With what the client has: the server gives the pair its rows, figures and notes of the open periods back. */
async function assignAgain(call: Caller, { clienteID, productoID }: RestorationChange, signal: AbortSignal) {
  const params = { clienteID };
  const { data } = await call(listarProductosDeCliente, { params, query: {} }, { signal });
  const vistos = (data ?? []).map((product) => product.productoID);
  const productoIDs = [...new Set([...vistos, productoID])];
  return call(asignarProductos, { params, body: { productoIDs, vistos } }, { signal });
}
