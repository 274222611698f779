import { contract } from '@presupuesto/api-sdk/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpProblem } from '../../http-problem.ts';
import { mount } from '../../mount.ts';
import type { Services } from '../../services.ts';
import type { SessionUser } from '../../sessions/session-user.ts';
import { hashToken } from '../../sessions/token.ts';
import { askedSeller } from '../relaciones/assigned.ts';
import { findOwnPair } from '../relaciones/repo.ts';
import { toNumber } from '../shared/decimal.ts';
import { monthKey } from '../shared/month-id.ts';
import { budgetProblem, periodFor, readablePeriod } from '../shared/period.ts';
import { PAIR_UNKNOWN } from '../shared/unknown.ts';
import { saveBatch } from './batch/save-batch.ts';
import { listFiguresOf } from './moment.ts';
import { listPairsWithMonths } from './pairs-with-months.ts';
import { saveOrRefuse } from './refusal.ts';
import { listCurrencies, listMonths } from './repo.ts';
import type { Cell } from './save.ts';
import { createSaveQueue } from './save-queue.ts';
import { listWholeBudget } from './whole-budget.ts';

/** Mounts the months of a pair, of a whole period and of a moment, the saving of their figures, and the currencies of a period. */
export function mountVentas(app: FastifyInstance, { db, now }: Services): void {
  const saveFigure = createSaveQueue(db);
  const cuando = () => now().toISOString();

  mount(
    app,
    contract.ventas.guardarVolumen,
    async ({ params, query, user, request }) => {
      const cell = cellOf(params.ventaID, user, request);
      const { volumenTon, visto = null } = query;
      await saveOrRefuse(db, saveFigure, {
        ...cell,
        volumenTon,
        precio: null,
        visto,
        moneda: null,
        cuando: cuando(),
      });
      return { message: 'Volumen guardado' };
    },
    checksSession,
  );

  mount(
    app,
    contract.ventas.guardarPrecio,
    async ({ params, query, user, request }) => {
      const cell = cellOf(params.ventaID, user, request);
      const { precio, visto = null, moneda = null } = query;
      await saveOrRefuse(db, saveFigure, {
        ...cell,
        volumenTon: null,
        precio,
        visto,
        moneda,
        cuando: cuando(),
      });
      return { message: 'Precio guardado' };
    },
    checksSession,
  );

  mount(app, contract.ventas.guardarLote, async ({ body, user }) => {
    const { gestoID, origen, cambios } = body;
    const { usuarioID, vendedorID } = user;
    return { data: await saveBatch(db, { gestoID, origen, usuarioID, vendedorID, cuando: now() }, cambios) };
  });

  mount(app, contract.ventas.listarVentas, async ({ query, user }) => {
    const { vendedorID, usuarioID } = user;
    const months = await listMonths(db, { ...query, vendedorID, usuarioID });
    if (months.length === 0) {
      await readablePeriod(db, query.periodoID);
      const own = await findOwnPair(db, vendedorID, query);
      if (!own || own.eliminada) throw new HttpProblem(404, PAIR_UNKNOWN);
    }
    return {
      data: months.map((month) => ({
        ...month,
        volumenTon: Number(month.volumenTon),
        precio: Number(month.precio),
        valorMonedaLocal: Number(month.valorMonedaLocal),
        valorEUR: toNumber(month.valorEUR),
        cambioAjeno: month.cambioAjeno ?? undefined,
        nota: month.nota ?? undefined,
      })),
    };
  });

  mount(app, contract.ventas.listarVentasPeriodo, async ({ params, query, user }) => {
    const { periodoID } = await periodFor(db, user, params.periodoID);
    const everybody = user.tipoUsuario === 'ADMINISTRADOR' && query.vendedorID === undefined;
    const vendedorID = everybody ? undefined : await askedSeller(db, { user, vendedorID: query.vendedorID });
    const { pageNumber, pageSize } = query;
    return listWholeBudget(db, { periodoID, vendedorID, pageNumber, pageSize });
  });

  mount(app, contract.ventas.listarParesPeriodo, async ({ params, query, user }) => {
    const { periodoID } = await periodFor(db, user, params.periodoID);
    const { vendedorID, ...page } = query;
    return listPairsWithMonths(db, {
      ...page,
      periodoID,
      vendedorID: await askedSeller(db, { user, vendedorID }),
    });
  });

  mount(app, contract.ventas.leerMomento, async ({ params, query, user }) => {
    const period = await readablePeriod(db, params.periodoID);
    const problem = budgetProblem(period);
    if (problem !== undefined) throw new HttpProblem(400, problem);
    const { periodoID } = period;
    const { vendedorID } = user;
    return { data: vendedorID === null ? [] : await listFiguresOf(db, { ...query, periodoID, vendedorID }) };
  });

  mount(app, contract.ventas.listarMonedas, async ({ query, user }) => {
    const { periodoID } = await periodFor(db, user, query.periodoID);
    return { data: await listCurrencies(db, periodoID) };
  });
}

/** The session is looked at by the statement that saves: a look-up of its own would cost as much again. */
const checksSession = { checksSession: true } as const;

function cellOf(
  ventaID: number,
  { usuarioID, vendedorID }: Pick<SessionUser, 'usuarioID' | 'vendedorID'>,
  { caller }: Pick<FastifyRequest, 'caller'>,
): Cell {
  return { ...monthKey(ventaID), usuarioID, vendedorID, tokenHash: hashToken(caller?.token ?? '') };
}
