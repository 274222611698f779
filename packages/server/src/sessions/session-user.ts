import type { TipoUsuario } from '@presupuesto/api-sdk/contract';

/** The person behind a live token. */
export interface SessionUser {
  usuarioID: number;
  nombreUsuario: string;
  tipoUsuario: TipoUsuario;
  debeCambiarClave: boolean;
  /** The salesperson that a VENDEDOR user works as; null when none has the user's address (decisions §8). */
  vendedorID: number | null;
}
