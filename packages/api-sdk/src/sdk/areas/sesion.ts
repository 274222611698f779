import type { Sesion } from '../../contract/entities.ts';
import { login, logout, validarToken } from '../../contract/sesion.ts';
import type { DataCall, DoneCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { CallOptions, Raw } from '../options.ts';

/** Signing in and out. */
export class SesionArea extends Area {
  readonly #keepToken: (token: string | undefined) => void;

  /** @param keepToken - receives the token that a sign-in brings, and undefined after a sign-out */
  constructor(raw: Raw, keepToken: (token: string | undefined) => void = () => {}) {
    super(raw);
    this.#keepToken = keepToken;
  }

  /**
   * Signs in; the client uses the token from then on, unless it was made with `getToken`. While `debeCambiarClave` is set the
   * server answers nothing but `validate`, `logout` and `claves.change`.
   *
   * @returns data: usuarioID, nombreUsuario, tipoUsuario, token, debeCambiarClave
   * @throws ApiError 401 'Usuario o contraseña incorrectos. Por favor, verifica tus credenciales.'; 5xx 'Error
   *   del servidor. Por favor, intente más tarde.'; an answer outside the contract 'Error inesperado. Por favor, intente
   *   nuevamente.'; otherwise 'Error de conexión. Por favor, verifica tu conexión a internet.'. `orThrow` also: 400
   *   'Datos inválidos. Por favor, verifica la información.'
   * @see `POST /api/v1/login` (no session)
   */
  login(nombreUsuario: string, clave: string, options?: CallOptions): DataCall<Sesion> {
    const call = this.data(login, { body: { nombreUsuario, clave } }, options);
    call.then(
      ({ data }) => data && this.#keepToken(data.token),
      () => {}, // Whoever awaits the call hears of it.
    );
    return call;
  }

  /**
   * Asks whether a token still holds; status 200 says that it does.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'La sesión no es válida. Por favor, inicie sesión nuevamente.'
   * @see `POST /api/v1/validar-token` (any session)
   */
  validate(token: string, options?: CallOptions): DoneCall {
    return this.done(validarToken, { body: { token } }, options);
  }

  /**
   * Revokes the token on the server. The client drops it in any case, unless it was made with `getToken`.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al cerrar la sesión'
   * @see An extension, `isNotOffered` where a server lacks it: `POST /api/v1/logout` (any session)
   */
  logout(options?: CallOptions): DoneCall {
    const call = this.done(logout, {}, options);
    this.#keepToken(undefined);
    return call;
  }
}
