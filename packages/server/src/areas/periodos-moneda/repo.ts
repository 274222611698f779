import { asc, count, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { moneda, periodo, periodoMoneda } from '../../db/schema.ts';
import { contains, searchable } from '../../db/searchable.ts';
import { newestFirst } from '../periodos/repo.ts';

interface RatePage {
  /** Part of a period's id. */
  periodoId?: string | undefined;
  /** From 0. */
  pageNumber: number;
  pageSize: number;
}

/**
 * One page of the rates and how many there are in all: the newest period first, then by currency, the rate of the whole period
 * before those of its months.
 */
export async function listRates(db: Db, { periodoId, pageNumber, pageSize }: RatePage) {
  const where = periodoId ? contains(searchable(periodoMoneda.periodoID), periodoId) : undefined;
  const [data, [total]] = await Promise.all([
    db
      .select({
        periodoMonedaID: periodoMoneda.periodoMonedaID,
        periodoID: periodoMoneda.periodoID,
        monedaID: periodoMoneda.monedaID,
        nombreMoneda: moneda.nombre,
        tasaCambioEUR: periodoMoneda.tasaCambioEUR,
        mes: periodoMoneda.mes,
      })
      .from(periodoMoneda)
      .innerJoin(periodo, eq(periodo.periodoID, periodoMoneda.periodoID))
      .innerJoin(moneda, eq(moneda.monedaID, periodoMoneda.monedaID))
      .where(where)
      .orderBy(...newestFirst, asc(periodoMoneda.monedaID), sql`${periodoMoneda.mes} nulls first`)
      .limit(pageSize)
      .offset(pageNumber * pageSize),
    db.select({ rows: count() }).from(periodoMoneda).where(where),
  ]);
  return { data, rows: total?.rows ?? 0 };
}
