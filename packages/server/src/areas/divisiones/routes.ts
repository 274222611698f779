import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { removeDivision } from './remove.ts';
import { listDivisiones } from './repo.ts';
import { createDivision, renameDivision } from './save.ts';

/** Mounts the divisions. */
export function mountDivisiones(app: FastifyInstance, { db }: Services): void {
  const { listarDivisiones, crearDivision, actualizarDivision, eliminarDivision } = contract.divisiones;
  mount(app, listarDivisiones, async ({ query }) => ({ data: await listDivisiones(db, query.nombre) }));
  mount(app, crearDivision, async ({ body }) => ({
    message: 'División creada correctamente',
    data: await createDivision(db, body),
  }));
  mount(app, actualizarDivision, async ({ params, body }) => ({
    message: 'División actualizada correctamente',
    data: await renameDivision(db, { divisionID: params.id, nombre: body.nombre }),
  }));
  mount(app, eliminarDivision, async ({ params }) => {
    await removeDivision(db, params.id);
    return { message: 'División eliminada correctamente' };
  });
}
