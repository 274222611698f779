import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mountShared } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { periodTotals, sellerProgress } from './repo.ts';
import { dashboardItems } from './rules.ts';

/** Mounts the dashboard: the same figures for everyone (decisions §6), so that an office that opens it at once shares its reads. */
export function mountDashboard(app: FastifyInstance, { db }: Services): void {
  mountShared(app, contract.dashboard.dashboard, async (filter) => {
    const [periods, sellers] = await Promise.all([periodTotals(db, filter), sellerProgress(db, filter)]);
    return { data: dashboardItems(periods, sellers) };
  });
}
