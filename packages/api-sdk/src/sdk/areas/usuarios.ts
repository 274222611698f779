import type { Usuario } from '../../contract/entities.ts';
import { actualizarUsuario, crearUsuario, listarUsuarios } from '../../contract/usuarios.ts';
import type { MaybeCall, PageCall } from '../answering.ts';
import { Area } from '../area.ts';
import type { ListQuery, PageQuery, UsuarioFilter, UsuarioInput } from '../inputs.ts';
import { type CallOptions, type ConditionalOptions, conditionOf } from '../options.ts';
import type { PagedList } from '../paged-list.ts';

/** Users. */
export class UsuariosArea extends Area {
  /**
   * One page of the users, by name; up to 100.
   *
   * @param query - `nombreUsuario` looks for a part of the name
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   usuarios'
   * @see `GET /api/v1/usuarios/listar-usuarios` (ADMINISTRADOR)
   */
  list(query: PageQuery & UsuarioFilter = {}, options?: CallOptions): PageCall<Usuario> {
    return this.page(listarUsuarios, { query }, options);
  }

  /**
   * Every user, read page by page.
   *
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise 'Error al cargar la lista de
   *   usuarios'
   * @see `GET /api/v1/usuarios/listar-usuarios` (ADMINISTRADOR)
   */
  all(query: ListQuery & UsuarioFilter = {}, options?: CallOptions): PagedList<Usuario> {
    const inputOf = (pageNumber: number) => ({ query: { pageSize: 100, ...query, pageNumber } });
    return this.whole(listarUsuarios, inputOf, options);
  }

  /**
   * Creates a user and has a one-time key of 72 hours sent by e-mail.
   *
   * @returns data: the user as stored; status 400 when the name is taken or a field is wrong
   * @throws ApiError 403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el usuario'
   * @see `POST /api/v1/usuarios/crear-usuario` (ADMINISTRADOR)
   */
  create(datos: UsuarioInput, options?: CallOptions): MaybeCall<Usuario> {
    return this.maybe(crearUsuario, { body: datos }, options);
  }

  /**
   * Replaces a user's fields. A change of type, active or blocked ends the user's sessions; the last active administrator
   * keeps all three (status 400). Idempotent.
   *
   * @throws ApiError 409 when `options.visto` is given and the record is another by now;
   *   403 'No tienes permisos para realizar esta acción.'; otherwise the server's message, else
   *   'Error al guardar el usuario'
   * @see `PUT /api/v1/usuarios/{usuarioID}` (ADMINISTRADOR)
   */
  update(usuarioID: number, datos: UsuarioInput, options?: ConditionalOptions): MaybeCall<Usuario> {
    return this.maybe(
      actualizarUsuario,
      { params: { usuarioID }, query: conditionOf(options), body: { ...datos, usuarioID } },
      options,
    );
  }
}
