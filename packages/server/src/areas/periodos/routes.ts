import { contract, TIPOS_PERIODO } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { switchPeriod } from './change.ts';
import { contentOf, removePeriod } from './remove.ts';
import { listPeriodos, listPresupuestables, listReferentes } from './repo.ts';

/** Mounts the lists of periods, their switches, and their deletion. */
export function mountPeriodos(app: FastifyInstance, { db, now }: Services): void {
  const by = authorship(now);

  mount(app, contract.periodos.listarReferentes, async ({ user }) => ({
    data: await listReferentes(db, { hidden: user.tipoUsuario === 'ADMINISTRADOR' }),
  }));
  mount(app, contract.periodos.listarPresupuestables, async () => ({ data: await listPresupuestables(db) }));
  mount(app, contract.periodos.listarTiposPeriodo, () => ({ data: [...TIPOS_PERIODO] }));
  mount(app, contract.periodos.listarPeriodos, ({ query }) => listPeriodos(db, query));

  mount(app, contract.periodos.cambiarActivo, async ({ params, body: { activo }, user }) => {
    await switchPeriod(db, by(user), params.id, { activo });
    return { message: activo ? 'Período activado.' : 'Período desactivado.' };
  });

  mount(app, contract.periodos.cambiarVisible, async ({ params, body: { visible }, user }) => {
    await switchPeriod(db, by(user), params.id, { visible });
    return { message: visible ? 'El período es visible.' : 'El período está oculto.' };
  });

  mount(app, contract.periodos.contenidoPeriodo, async ({ params }) => ({
    data: await contentOf(db, params.id),
  }));
  mount(app, contract.periodos.eliminarPeriodo, async ({ params, user }) => {
    const { rest } = await removePeriod({ db, log: app.log }, by(user), params.id);
    rest.catch((error: unknown) => app.log.error({ err: error }, 'period.restNotRemoved'));
    return { message: 'Período eliminado.' };
  });
}
