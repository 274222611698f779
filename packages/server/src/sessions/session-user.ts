import type { TipoUsuario } from '@presupuesto/api-sdk/contract';

/** The person behind a live token. */
export interface SessionUser {
  usuarioID: number;
  nombreUsuario: string;
  tipoUsuario: TipoUsuario;
  debeCambiarClave: boolean;
}
