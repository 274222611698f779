import { cambiarClave, cambiarContrasenaUsuario, reestablecerClave } from '../../contract/claves.ts';
import type { DoneCall, MaybeCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { CallOptions } from '../options.ts';

/** Keys: changing the own one, recovering it, setting somebody else's. */
export class ClavesArea extends Area {
  /**
   * Changes the own key and ends the user's other sessions.
   *
   * @param claveNueva - at least 8 characters with an upper and a lower case letter, a digit and a special character, no white
   *   space; status 400 names the first requirement that it misses
   * @throws ApiError 401 'La contraseña actual es incorrecta.'; 403 'No tienes permisos para realizar esta
   *   acción.'; 5xx 'Error del servidor. Por favor, intente más tarde.'; otherwise 'Error de conexión. Por favor,
   *   verifique su conexión a internet.'. `orThrow` also: 400 the server's message, else 'Datos inválidos. Por favor,
   *   verifique la información.'; another status the server's message, else 'Error al cambiar la contraseña. Por favor,
   *   intente nuevamente.'
   * @see `POST /api/v1/usuarios/cambiar-clave` (any session)
   */
  change(claveActual: string, claveNueva: string, options?: CallOptions): DoneCall {
    return this.done(cambiarClave, { body: { claveActual, claveNueva } }, options);
  }

  /**
   * Has a one-time key of one hour sent by e-mail; the old key works until the new one is used. Five times an hour to one
   * address, then status 400.
   *
   * @throws ApiError 404 'Usuario no encontrado. Por favor, verifica el nombre de usuario.'; 5xx 'Error del
   *   servidor. Por favor, intente más tarde.'; otherwise 'Error de conexión. Por favor, verifica tu conexión a
   *   internet.'. `orThrow` also: 400 the server's message, else 'Datos inválidos. Por favor, verifica la información.';
   *   another status the server's message, else 'Error al procesar la solicitud.'
   * @see `POST /api/v1/usuarios/reestablecer-clave` (no session)
   */
  recover(nombreUsuario: string, options?: CallOptions): MaybeCall<unknown> {
    return this.maybe(reestablecerClave, { body: { nombreUsuario } }, options);
  }

  /**
   * Sets a user's key, ends the user's sessions, and has it changed at the next sign-in.
   *
   * @param usuario - nombreUsuario, not an id
   * @param clave - 4 characters at least, trimmed; void after 72 hours or 5 wrong tries
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al restablecer la clave'
   * @see `POST /api/v1/usuarios/cambiar-contrasena-usuario` (ADMINISTRADOR)
   */
  reset(usuario: string, clave: string, options?: CallOptions): DoneCall {
    return this.done(cambiarContrasenaUsuario, { body: { usuario, clave } }, options);
  }
}
