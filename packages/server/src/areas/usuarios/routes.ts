import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { createUsuario } from './create.ts';
import { listUsuarios } from './repo.ts';
import { updateUsuario } from './update.ts';

/** Mounts the users' list, creation and change. */
export function mountUsuarios(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;

  mount(app, contract.usuarios.listarUsuarios, ({ query }) => listUsuarios(db, query));

  mount(app, contract.usuarios.crearUsuario, ({ body, user, request }) =>
    createUsuario(services, user.usuarioID, body, request.log),
  );

  mount(app, contract.usuarios.actualizarUsuario, async ({ params, body, user }) => {
    const { usuarioID: _own, ...datos } = body;
    const data = await updateUsuario(db, {
      usuarioID: params.usuarioID,
      datos,
      by: user.usuarioID,
      cuando: now(),
    });
    sessions.forget();
    return { message: 'Usuario guardado correctamente', data };
  });
}
