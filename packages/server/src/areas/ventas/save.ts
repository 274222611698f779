import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { isLiveSession } from '../../sessions/live-session.ts';
import { isBudgetable, isHistoryMonth } from '../shared/budget-rules-sql.ts';
import type { MonthKey } from '../shared/month-id.ts';
import type { SellerID } from '../shared/seller.ts';

/** A cell of the budget, the salesperson who fills it, if any, and the session in which it is filled. */
export interface Cell extends MonthKey {
  vendedorID: SellerID;
  tokenHash: string;
}

/** A cell and its new figure, as plain decimal text; the other one stays as it is. */
export interface Save extends Cell {
  volumenTon: string | null;
  precio: string | null;
}

type Of<Keys> = Record<keyof Keys, SQLWrapper>;

const isMonth = ({ rowID, anio, mes }: Of<MonthKey>) =>
  sql`(${venta.clienteProductoPeriodoID} = ${rowID} and ${venta.anio} = ${anio} and ${venta.mes} = ${mes})`;

/**
 * SQL: a `relacion_periodo` takes figures of the cell's month from its seller. Each look-up is one of a key: as joins, which
 * `offset 0` keeps them from becoming, they take longer to begin than the whole update.
 */
const isOpenRow = ({ rowID, anio, mes, vendedorID }: Of<Cell>) => sql`(
  ${relacionPeriodo.clienteProductoPeriodoID} = ${rowID} and not ${relacionPeriodo.eliminada}
  and exists (select from ${relacion} where ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    and ${relacion.vendedorID} = ${vendedorID} and not ${relacion.eliminada} offset 0)
  and exists (select from ${periodo} where ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    and ${isBudgetable} and not ${isHistoryMonth({ anio, mes })} offset 0))`;

/** SQL: the usual save, of a row that is budgeted already, in a session that lives. */
const isToFill = (cell: Of<Cell>) => sql`
  exists (select from ${relacionPeriodo} where ${relacionPeriodo.presupuestado} and ${isOpenRow(cell)} offset 0)
  and ${isLiveSession(cell.tokenHash)}`;

const setFigures = ({ volumenTon, precio }: Pick<Of<Save>, 'volumenTon' | 'precio'>) => sql`
  ${sql.identifier(venta.volumenTon.name)} = coalesce(${volumenTon}, ${venta.volumenTon}),
  ${sql.identifier(venta.precio.name)} = coalesce(${precio}, ${venta.precio})`;

const asked: Of<Save> = {
  rowID: sql`${sql.placeholder('rowID')}::int`,
  anio: sql`${sql.placeholder('anio')}::smallint`,
  mes: sql`${sql.placeholder('mes')}::smallint`,
  vendedorID: sql`${sql.placeholder('vendedorID')}::int`,
  tokenHash: sql`${sql.placeholder('tokenHash')}::text`,
  volumenTon: sql`${sql.placeholder('volumenTon')}::numeric`,
  precio: sql`${sql.placeholder('precio')}::numeric`,
};

const inBudgetedRow = prepared(
  'save',
  sql`update ${venta} set ${setFigures(asked)} where ${isMonth(asked)} and ${isToFill(asked)}`,
);

const andMarkRow = prepared(
  'save_first',
  sql`with marked as (
    update ${relacionPeriodo} set ${sql.identifier(relacionPeriodo.presupuestado.name)} = true
    where ${isOpenRow(asked)} and ${isLiveSession(asked.tokenHash)}
      and exists (select from ${venta} where ${isMonth(asked)})
    returning 1
  )
  update ${venta} set ${setFigures(asked)} from marked where ${isMonth(asked)}`,
);

/**
 * Saves one figure: in one plain update where the row is budgeted already, as it usually is, else in one that marks the row.
 * False: the cell is not the seller's to fill, whatever the reason.
 */
export async function saveAlone(db: Db, save: Save): Promise<boolean> {
  const values = { ...save };
  return (await inBudgetedRow(db, values)).rowCount === 1 || (await andMarkRow(db, values)).rowCount === 1;
}

const listed: Of<Save> = {
  rowID: sql`s.row_id`,
  anio: sql`s.anio`,
  mes: sql`s.mes`,
  vendedorID: sql`s.vendedor_id`,
  tokenHash: sql`s.token_hash`,
  volumenTon: sql`s.volumen_ton`,
  precio: sql`s.precio`,
};

/** A month that somebody else holds is left out: nobody waits for it here, and two servers never for each other. */
const inBudgetedRows = prepared<{ n: number }>(
  'save_together',
  sql`with s as materialized (
    select s.* from unnest(${sql.placeholder('rowID')}::int[], ${sql.placeholder('anio')}::smallint[],
      ${sql.placeholder('mes')}::smallint[], ${sql.placeholder('vendedorID')}::int[], ${sql.placeholder('tokenHash')}::text[],
      ${sql.placeholder('volumenTon')}::numeric[], ${sql.placeholder('precio')}::numeric[])
      with ordinality as s (row_id, anio, mes, vendedor_id, token_hash, volumen_ton, precio, n)
    join ${venta} on ${isMonth(listed)}
    where ${isToFill(listed)}
    for no key update of ${venta} skip locked
  )
  update ${venta} set ${setFigures(listed)} from s where ${isMonth(listed)} returning s.n`,
);

/** Saves what it can of figures of different cells in one statement. @returns which of them were saved; the others go alone */
export async function saveTogether(db: Db, saves: readonly Save[]): Promise<Set<Save>> {
  const column = (name: keyof Save) => saves.map((save) => save[name]);
  const { rows } = await inBudgetedRows(db, {
    rowID: column('rowID'),
    anio: column('anio'),
    mes: column('mes'),
    vendedorID: column('vendedorID'),
    tokenHash: column('tokenHash'),
    volumenTon: column('volumenTon'),
    precio: column('precio'),
  });
  return new Set(rows.flatMap(({ n }) => saves[n - 1] ?? []));
}
