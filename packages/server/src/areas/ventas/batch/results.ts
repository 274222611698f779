import type { ResultadoCambio } from '@presupuesto/api-sdk/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../../db/schema.ts';
import { isLiveRow } from '../../shared/live-row.ts';
import { monthKey, ventaID } from '../../shared/month-id.ts';
import { isOfSeller, type SellerID } from '../../shared/seller.ts';
import { SALE_UNKNOWN } from '../../shared/unknown.ts';
import { authorsOf, figureKey, keysOf } from '../authors.ts';
import { cellProblem, currencyProblem, NOT_SAVED } from '../rules.ts';
import { type AskedChange, currencyOf, type WrittenMonth } from './write.ts';

type Result = Pick<ResultadoCambio, 'estado' | 'message' | 'actual' | 'usuario' | 'fecha'>;

/** Those of a batch's changes that were not saved, by their place: what stands instead and who left it so, or why not. */
export async function exceptionsOf(
  db: Db,
  { vendedorID, changes, written }: Judged,
): Promise<Record<number, Result>> {
  const places = changes.map((change, place) => ({ change, place, month: written.get(change.ventaID) }));
  const refused = places.filter(({ month }) => month === undefined);
  const foreign = places.flatMap(({ change, place, month }) => {
    const message = month && currencyProblem(currencyOf(change), month.monedaID);
    return message === undefined ? [] : [[place, { estado: 'rechazado', message }] as const];
  });
  const isForeign = new Set(foreign.map(([place]) => place));
  const conflicts = places.filter(
    ({ change, place, month }) => month && !month[change.campo].guardado && !isForeign.has(place),
  );
  const problems = await problemsOf(
    db,
    vendedorID,
    refused.map(({ change }) => change.ventaID),
  );
  const authors = await authorsOf(
    db,
    conflicts.map(({ change }) => change),
  );
  return Object.fromEntries([
    ...foreign,
    ...refused.map(({ change, place }) => {
      const message = problems.get(change.ventaID) ?? SALE_UNKNOWN;
      return [place, { estado: 'rechazado', message }];
    }),
    ...conflicts.map(({ change, place, month }) => {
      const actual = Number(month?.[change.campo].antes);
      return [place, { estado: 'conflicto', actual, ...authors.get(figureKey(change)) }];
    }),
  ]);
}

interface Judged {
  vendedorID: SellerID;
  changes: readonly AskedChange[];
  written: ReadonlyMap<number, WrittenMonth>;
}

/** Why months of the seller's take no figure, by `ventaID`; nothing of those that are not the seller's. */
async function problemsOf(
  db: Db,
  vendedorID: SellerID,
  ventaIDs: readonly number[],
): Promise<Map<number, string>> {
  if (ventaIDs.length === 0) return new Map();
  const rows = await db
    .select({ ventaID, anio: venta.anio, mes: venta.mes, periodo })
    .from(venta)
    .innerJoin(relacionPeriodo, eq(relacionPeriodo.clienteProductoPeriodoID, venta.clienteProductoPeriodoID))
    .innerJoin(relacion, eq(relacion.clienteProductoID, relacionPeriodo.clienteProductoID))
    .innerJoin(periodo, eq(periodo.periodoID, relacionPeriodo.periodoID))
    .where(
      and(
        sql`(${venta.clienteProductoPeriodoID}, ${venta.anio}, ${venta.mes}) in (${keysOf(ventaIDs.map(monthKey))})`,
        isOfSeller(vendedorID),
        isLiveRow,
      ),
    );
  return new Map(rows.map((row) => [row.ventaID, cellProblem(row, row.periodo) ?? NOT_SAVED]));
}
