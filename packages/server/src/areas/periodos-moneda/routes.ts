import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { listMissingRates } from './missing.ts';
import { listRates } from './repo.ts';
import { conditionalTasa, createRate, deleteRate, toTasa, updateRate } from './write.ts';

/** Mounts the exchange rates. */
export function mountPeriodosMoneda(app: FastifyInstance, { db, now }: Services): void {
  const {
    listarPeriodosMoneda,
    crearPeriodoMoneda,
    actualizarPeriodoMoneda,
    eliminarPeriodoMoneda,
    listarTasasFaltantes,
  } = contract.periodosMoneda;
  const { versioned } = conditionalTasa;
  const by = authorship(now);

  mount(app, listarPeriodosMoneda, async ({ query }) => {
    const { data, rows } = await listRates(db, query);
    return { data: data.map((rate) => versioned(toTasa(rate))), rows };
  });
  mount(app, listarTasasFaltantes, async () => ({ data: await listMissingRates(db) }));

  mount(app, crearPeriodoMoneda, async ({ body, user }) => ({
    message: 'Tasa de cambio creada.',
    data: versioned(toTasa(await createRate(db, by(user), body))),
  }));
  mount(app, actualizarPeriodoMoneda, async ({ params, query: { visto }, body: data, user }) => ({
    message: 'Tasa de cambio actualizada.',
    data: versioned(toTasa(await updateRate(db, by(user), { ...params, data, visto }))),
  }));
  mount(app, eliminarPeriodoMoneda, async ({ params, user }) => {
    await deleteRate(db, by(user), params.id);
    return { message: 'Tasa de cambio eliminada.' };
  });
}
