import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { createUsuario } from './create.ts';
import { listUsuarios } from './repo.ts';
import { conditionalUsuario, updateUsuario } from './update.ts';

/** Mounts the users' list, creation and change. */
export function mountUsuarios(app: FastifyInstance, services: Services): void {
  const { db, now, sessions } = services;
  const by = authorship(now);
  const { versioned } = conditionalUsuario;

  mount(app, contract.usuarios.listarUsuarios, async ({ query }) => {
    const { data, rows } = await listUsuarios(db, query);
    return { data: data.map(versioned), rows };
  });

  mount(app, contract.usuarios.crearUsuario, async ({ body, user, request }) => {
    const { data, message } = await createUsuario(services, by(user), body, request.log);
    return { message, data: versioned(data) };
  });

  mount(app, contract.usuarios.actualizarUsuario, async ({ params, query, body, user }) => {
    const { usuarioID: _own, ...datos } = body;
    const data = await updateUsuario(db, by(user), {
      usuarioID: params.usuarioID,
      datos,
      visto: query.visto,
    });
    sessions.clearCache();
    return { message: 'Usuario guardado correctamente', data: versioned(data) };
  });
}
