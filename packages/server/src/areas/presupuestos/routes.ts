import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance } from 'fastify';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import { toNumber } from '../shared/decimal.ts';
import { readablePeriod } from '../shared/period.ts';
import { findSeller } from '../shared/seller.ts';
import { sellerTotals } from '../shared/totals.ts';
import { approve } from './approve.ts';

/** Mounts the seller's totals of a period, and the approval. */
export function mountPresupuestos(app: FastifyInstance, { db, now }: Services): void {
  mount(app, contract.presupuestos.resumenPresupuesto, async ({ params, user }) => {
    const { periodoID } = await readablePeriod(db, params.periodoID);
    const seller = await findSeller(db, user.usuarioID);
    if (!seller)
      return { data: { totalVolumenTon: 0, precioPromedio: 0, totalVentas: 0, totalVentasEUR: 0 } };
    const { vendedorID, monedaID: homeCurrency } = seller;
    const totals = await sellerTotals(db, { vendedorID, periodoID, homeCurrency });
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
    await approve(db, { usuarioID: user.usuarioID, periodoID: params.periodoID }, now());
    return { message: 'Presupuesto aprobado correctamente' };
  });
}
