import { contract, TIPOS_PERIODO } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { listPeriodos, listPresupuestables, listReferentes } from './repo.ts';

/** Mounts the lists of periods. */
export function mountPeriodos(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.periodos.listarReferentes, async ({ user }) => ({
    data: await listReferentes(db, { hidden: user.tipoUsuario === 'ADMINISTRADOR' }),
  }));
  mount(app, contract.periodos.listarPresupuestables, async () => ({ data: await listPresupuestables(db) }));
  mount(app, contract.periodos.listarTiposPeriodo, () => ({ data: [...TIPOS_PERIODO] }));
  mount(app, contract.periodos.listarPeriodos, ({ query }) => listPeriodos(db, query));
}
