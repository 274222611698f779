import { isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { cliente, pais, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { COUNTED_APART } from '../../db/totals/count-apart.ts';
import { inBatches } from '../archivos/write/batches.ts';
import { addStagedRows, dropStagedRows } from '../archivos/write/staged-rows.ts';
import { inShortTransactions } from '../archivos/write/steps.ts';
import { anyOf } from '../shared/any-of.ts';
import type { Period } from '../shared/period.ts';
import { addMissingMonths } from './copy-months.ts';
import { figuresOf, insertFigures, totalsOfFigures } from './figures.ts';
import { type PartOfTotals, readOrigin, rowsOf, type StagedOpening } from './staged-opening.ts';

/** Each with the months of a year and its history. Fewer where they take longer than a step may, in ms. */
const STEP = { most: 480, isAdaptive: true, targetMs: 80 };

/**
 * Copies the months of an opening ahead of it, in short transactions, between which sellers save cells: on the embedded database one
 * transaction would keep everybody out for as long as it takes. A figure of the origin that is saved meanwhile may be left out, as
 * one that comes during a single statement.
 */
export async function stageOpening(db: Db, origin: Period, destination: Period): Promise<StagedOpening> {
  const { run } = inShortTransactions(db, COUNTED_APART);
  const { relations, basis } = await readOrigin(db, origin.periodoID);
  const ids: number[] = [];
  const totals: PartOfTotals[] = [];
  try {
    await inBatches({ length: relations.length, ...STEP }, ({ from, to }) =>
      run(async (stepping, copy) => {
        const some = relations.slice(from, to);
        const added = await addStagedRows(stepping, copy, { count: some.length, presupuestado: false });
        ids.push(...added);
        totals.push(...(await stageMonths(stepping, origin, destination, { relations: some, ids: added })));
      }),
    );
  } catch (error) {
    await dropStaged(db, ids);
    throw error;
  }
  return { origin: origin.periodoID, relations, ids, basis, totals };
}

/** Removes those of the rows that have come to nothing. What is left of them, on a disk that is full, goes when the server starts. */
export async function dropStaged(db: Db, ids: readonly number[]): Promise<void> {
  const { clienteProductoPeriodoID: id, periodoID } = relacionPeriodo;
  try {
    const left = await db
      .select({ id })
      .from(relacionPeriodo)
      .where(sql`${id} = ${anyOf(ids)} and ${isNull(periodoID)}`);
    await dropStagedRows(
      inShortTransactions(db).run,
      left.map((row) => row.id),
    );
  } catch {
    // Whoever opens the period hears how that ended.
  }
}

/**
 * Copies what the origin has to staged rows, and gives them zeros in the other months.
 *
 * @returns what the totals are to have of it
 */
async function stageMonths(
  db: Db,
  origin: Period,
  destination: Period,
  rows: Pick<StagedOpening, 'ids' | 'relations'>,
): Promise<PartOfTotals[]> {
  const fila = sql`
    select staged.id, ${pais.monedaID}, ${relacionPeriodo.clienteProductoPeriodoID} as origin_id,
      ${relacionPeriodo.monedaID} as origin_moneda_id, ${vendedor.divisionID}
    from ${rowsOf(rows)}
    join ${relacionPeriodo} on ${relacionPeriodo.clienteProductoID} = staged.relation
    join ${relacion} on ${relacion.clienteProductoID} = staged.relation
    join ${vendedor} on ${vendedor.vendedorID} = ${relacion.vendedorID}
    join ${cliente} on ${cliente.clienteID} = ${relacion.clienteID}
    join ${pais} on ${pais.paisID} = ${cliente.paisID}
    where ${relacionPeriodo.periodoID} = ${origin.periodoID}
    order by staged.id`;
  const { rows: parts } = await db.execute<PartOfTotals>(sql`
    with ${figuresOf(fila, origin, destination)}, written as (${insertFigures}) ${totalsOfFigures}`);
  await addMissingMonths(
    db,
    destination,
    sql`${relacionPeriodo.clienteProductoPeriodoID} = ${anyOf(rows.ids)}`,
  );
  return parts;
}
