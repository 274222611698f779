import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { listMissingRates } from './missing.ts';
import { listRates } from './repo.ts';
import { createRate, deleteRate, updateRate } from './write.ts';

/** Mounts the exchange rates. */
export function mountPeriodosMoneda(app: FastifyInstance, { db, now }: Services): void {
  const {
    listarPeriodosMoneda,
    crearPeriodoMoneda,
    actualizarPeriodoMoneda,
    eliminarPeriodoMoneda,
    listarTasasFaltantes,
  } = contract.periodosMoneda;
  const by = ({ usuarioID }: SessionUser) => ({ usuarioID, cuando: now() });

  mount(app, listarPeriodosMoneda, async ({ query }) => {
    const { data, rows } = await listRates(db, query);
    return { data: data.map(withNumber), rows };
  });
  mount(app, listarTasasFaltantes, async () => ({ data: await listMissingRates(db) }));

  mount(app, crearPeriodoMoneda, async ({ body, user }) => ({
    message: 'Tasa de cambio creada.',
    data: withNumber(await createRate(db, by(user), body)),
  }));
  mount(app, actualizarPeriodoMoneda, async ({ params, body, user }) => ({
    message: 'Tasa de cambio actualizada.',
    data: withNumber(await updateRate(db, by(user), params.periodoMonedaID, body)),
  }));
  mount(app, eliminarPeriodoMoneda, async ({ params, user }) => {
    await deleteRate(db, by(user), params.id);
    return { message: 'Tasa de cambio eliminada.' };
  });
}

function withNumber<R extends { tasaCambioEUR: string }>(rate: R) {
  return { ...rate, tasaCambioEUR: Number(rate.tasaCambioEUR) };
}
