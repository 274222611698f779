import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { authorship } from '../shared/audit.ts';
import { toNumber } from '../shared/decimal.ts';
import { budgetProblem, periodFor, readablePeriod } from '../shared/period.ts';
import { homeCurrency } from '../shared/seller.ts';
import { sellerTotals } from '../shared/totals.ts';
import { listApprovals } from './approvals.ts';
import { approve } from './approve.ts';
import { reopen } from './reopen.ts';
import { sendReopening } from './send-reopening.ts';

/** Mounts the seller's totals of a period, the approvals, and the reopening. */
export function mountPresupuestos(app: FastifyInstance, services: Services): void {
  const { db, now } = services;
  const author = authorship(now);

  mount(app, contract.presupuestos.resumenPresupuesto, async ({ params, user }) => {
    const { periodoID } = await readablePeriod(db, params.periodoID);
    const { vendedorID } = user;
    if (vendedorID === null)
      return { data: { totalVolumenTon: 0, precioPromedio: 0, totalVentas: 0, totalVentasEUR: 0 } };
    const totals = await sellerTotals(db, {
      vendedorID,
      periodoID,
      homeCurrency: await homeCurrency(db, vendedorID),
    });
    return {
      data: {
        totalVolumenTon: Number(totals.totalVolumenTon),
        precioPromedio: toNumber(totals.precioPromedio),
        totalVentas: toNumber(totals.totalVentas),
        monedaID: totals.monedaID,
        totalVentasEUR: toNumber(totals.totalVentasEUR),
      },
    };
  });

  mount(app, contract.presupuestos.aprobarPresupuesto, async ({ params, user }) => {
    await approve(db, user, params.periodoID, now());
    return { message: 'Presupuesto aprobado correctamente' };
  });

  mount(app, contract.presupuestos.listarAprobaciones, async ({ params, user }) => {
    const period = await periodFor(db, user, params.periodoID);
    const vendedorID = user.tipoUsuario === 'ADMINISTRADOR' ? undefined : user.vendedorID;
    const approvals = await listApprovals(db, { periodoID: period.periodoID, vendedorID });
    const reabrible = budgetProblem(period) === undefined;
    return { data: approvals.map((approval) => ({ ...approval, reabrible })) };
  });

  mount(app, contract.presupuestos.reabrirPresupuesto, async ({ params, body, user, request }) => {
    const asked = { ...body, periodoID: params.periodoID };
    const reopened = await reopen(db, asked, author(user));
    const data = { pares: reopened.pares };
    if (reopened.explained === 0) return { message: 'No hay pares presupuestados que reabrir', data };
    const ending = await sendReopening(services, asked, reopened, request.log);
    return { message: `Presupuesto reabierto${ending}`, data };
  });
}
