import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { listPaises } from './repo.ts';

/** Mounts the countries. */
export function mountPaises(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.paises.listarPaises, async () => ({ data: await listPaises(db) }));
}
