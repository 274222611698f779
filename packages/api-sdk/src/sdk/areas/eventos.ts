import type { EventoRecibido, Listener, ListenOptions } from '../../client/listener.ts';

/** What changes, as it changes. Stands on a listener: `new EventosArea(createListener({ baseUrl, token }))`. */
export class EventosArea {
  readonly #listen: Listener;

  constructor(listen: Listener) {
    this.#listen = listen;
  }

  /**
   * Server-sent events, one after the other until the loop is left: a seller hears of their own budget, an administrator of
   * everybody's. Kinds that this version does not know are skipped; `perdido` asks to read everything again. `lastEventID` goes on
   * where an earlier stream ended, `reconnect` does so by itself, and ends with a 401 when the session has.
   *
   * @throws ApiError 401 without a session; 403 'No tienes permisos para realizar esta acción.'; otherwise the server's
   *   message, else 'Error al escuchar los cambios'
   * @see An extension, `isNotOffered` where a server lacks it: `GET /api/v1/eventos` (any session)
   */
  listen(options?: ListenOptions): AsyncGenerator<EventoRecibido, void, undefined> {
    return this.#listen(options);
  }
}
