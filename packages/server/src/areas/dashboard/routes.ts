import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { shareReads } from '../shared/share-reads.ts';
import { type DashboardFilter, periodTotals, sellerProgress } from './repo.ts';
import { dashboardItems } from './rules.ts';

/** Mounts the dashboard: the same figures for everyone (decisions §6), so that an office that opens it at once shares its reads. */
export function mountDashboard(app: FastifyInstance, { db }: Services): void {
  const read = shareReads(
    async (filter: DashboardFilter) => {
      const [periods, sellers] = await Promise.all([periodTotals(db, filter), sellerProgress(db, filter)]);
      return dashboardItems(periods, sellers);
    },
    ({ anio, division }) => JSON.stringify([anio, division]),
  );
  mount(app, contract.dashboard.dashboard, async ({ query }) => ({ data: await read(query) }));
}
