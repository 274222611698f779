import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { removeDivision } from './remove.ts';
import { listDivisiones } from './repo.ts';
import { conditionalDivision, createDivision, renameDivision } from './save.ts';

/** Mounts the divisions. */
export function mountDivisiones(app: FastifyInstance, { db, now }: Services): void {
  const { listarDivisiones, crearDivision, actualizarDivision, eliminarDivision } = contract.divisiones;
  const { versioned } = conditionalDivision;
  const by = authorship(now);

  mount(app, listarDivisiones, async ({ query }) => ({
    data: (await listDivisiones(db, query.nombre)).map(versioned),
  }));
  mount(app, crearDivision, async ({ body, user }) => ({
    message: 'División creada correctamente',
    data: versioned(await createDivision(db, by(user), body)),
  }));
  mount(app, actualizarDivision, async ({ params, query: { visto }, body: { nombre }, user }) => ({
    message: 'División actualizada correctamente',
    data: versioned(await renameDivision(db, by(user), { divisionID: params.id, nombre, visto })),
  }));
  mount(app, eliminarDivision, async ({ params, user }) => {
    await removeDivision(db, by(user), params.id);
    return { message: 'División eliminada correctamente' };
  });
}
