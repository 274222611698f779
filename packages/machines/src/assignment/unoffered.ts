import { asignarProductos } from '@presupuesto/api-sdk/contract';

/** 'api/v1/clientes-productos/cliente/': routers name the path that they do not know, areas name a client. */
const CALL = asignarProductos.path.slice(1, asignarProductos.path.indexOf(':'));

/**
 * Whether the server has no call that saves an assignment. A 404 alone does not say so: with a message
 * for people it is this call's own answer, about a client or a seller that is not there any more.
 */
export function isUnoffered(error: unknown): boolean {
  if (!(error instanceof Error && 'isNotOffered' in error && error.isNotOffered === true)) return false;
  const message =
    'serverMessage' in error && typeof error.serverMessage === 'string' ? error.serverMessage : '';
  return ('status' in error && error.status !== 404) || message.trim() === '' || message.includes(CALL);
}
