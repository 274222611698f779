import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { toNumber } from '../shared/decimal.ts';
import { readablePeriod } from '../shared/period.ts';
import { homeCurrency } from '../shared/seller.ts';
import { sellerTotals } from '../shared/totals.ts';
import { approve } from './approve.ts';

/** Mounts the seller's totals of a period, and the approval. */
export function mountPresupuestos(app: FastifyInstance, { db, now }: Services): void {
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
}
