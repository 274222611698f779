import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { periodTotals, sellerProgress } from './repo.ts';
import { dashboardItems } from './rules.ts';

/** Mounts the dashboard: the same figures for everyone (decisions §6). */
export function mountDashboard(app: FastifyInstance, { db }: Services): void {
  mount(app, contract.dashboard.dashboard, async ({ query }) => {
    const [periods, sellers] = await Promise.all([periodTotals(db, query), sellerProgress(db, query)]);
    return { data: dashboardItems(periods, sellers) };
  });
}
