import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { listDivisiones } from './repo.ts';

/** Mounts the divisions. */
export function mountDivisiones(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.divisiones.listarDivisiones, async ({ query }) => ({
    data: await listDivisiones(db, query.nombre),
  }));
}
