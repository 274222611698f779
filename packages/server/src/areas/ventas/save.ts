import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { prepared } from '../../db/prepared.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { isLiveSession } from '../../sessions/live-session.ts';
import { isBudgetable, isHistoryMonth } from '../shared/budget-rules-sql.ts';
import type { MonthKey } from '../shared/month-id.ts';
import type { SellerID } from '../shared/seller.ts';
import { recordMarks } from './record-marks.ts';

/** A cell of the budget, who fills it as which salesperson, if any, and the session in which it is filled. */
export interface Cell extends MonthKey {
  usuarioID: number;
  vendedorID: SellerID;
  tokenHash: string;
}

/** A cell and its new figure, as plain decimal text; the other one stays as it is. */
export interface Save extends Cell {
  volumenTon: string | null;
  precio: string | null;
  /** The figure that its author saw: saved only where it stands, or the new one already. */
  visto: string | null;
  /** The currency that a price was seen in: saved only in a row of that one. */
  moneda: string | null;
  /** ISO 8601. */
  cuando: string;
}

/** What of a save its row must fit. */
type RowSave = Cell & Pick<Save, 'moneda'>;

/** SQL: the values of a save. */
type Of<Keys> = Record<keyof Keys, SQLWrapper>;

const isMonth = ({ rowID, anio, mes }: Of<MonthKey>) =>
  sql`(${venta.clienteProductoPeriodoID} = ${rowID} and ${venta.anio} = ${anio} and ${venta.mes} = ${mes})`;

/**
 * SQL: a `relacion_periodo` takes figures of the cell's month from its seller. Each look-up is one of a key: as joins, which
 * `offset 0` keeps them from becoming, they take longer to begin than the whole update.
 */
const isOpenRow = ({ rowID, anio, mes, vendedorID, moneda }: Of<RowSave>) => sql`(
  ${relacionPeriodo.clienteProductoPeriodoID} = ${rowID} and not ${relacionPeriodo.eliminada}
  and (${moneda} is null or ${relacionPeriodo.monedaID} = ${moneda})
  and exists (select from ${relacion} where ${relacion.clienteProductoID} = ${relacionPeriodo.clienteProductoID}
    and ${relacion.vendedorID} = ${vendedorID} and not ${relacion.eliminada} offset 0)
  and exists (select from ${periodo} where ${periodo.periodoID} = ${relacionPeriodo.periodoID}
    and ${isBudgetable} and not ${isHistoryMonth({ anio, mes })} offset 0))`;

/** SQL: the period of the usual save's row, which is budgeted already; none where the cell takes no figure. */
const openRow = (cell: Of<RowSave>) => sql`lateral (
  select ${relacionPeriodo.periodoID} from ${relacionPeriodo} where ${relacionPeriodo.presupuestado} and ${isOpenRow(cell)} offset 0
) fila`;

/** SQL: nobody has changed the figure since its author saw it, but to the very one that is to be saved. */
export const isAsSeen = ({
  volumenTon,
  precio,
  visto,
}: Of<Pick<Save, 'volumenTon' | 'precio' | 'visto'>>) => sql<boolean>`(${visto} is null
  or case when ${precio} is null then ${venta.volumenTon} in (round(${visto}, 3), round(${volumenTon}, 3))
    else ${venta.precio} in (round(${visto}, 4), round(${precio}, 4)) end)`;

const asked: Of<Save> = {
  rowID: sql`${sql.placeholder('rowID')}::int`,
  anio: sql`${sql.placeholder('anio')}::smallint`,
  mes: sql`${sql.placeholder('mes')}::smallint`,
  usuarioID: sql`${sql.placeholder('usuarioID')}::int`,
  vendedorID: sql`${sql.placeholder('vendedorID')}::int`,
  tokenHash: sql`${sql.placeholder('tokenHash')}::text`,
  volumenTon: sql`${sql.placeholder('volumenTon')}::numeric`,
  precio: sql`${sql.placeholder('precio')}::numeric`,
  visto: sql`${sql.placeholder('visto')}::numeric`,
  moneda: sql`${sql.placeholder('moneda')}::text`,
  cuando: sql`${sql.placeholder('cuando')}::timestamptz`,
};

const listed: Of<Save> = {
  rowID: sql`s.row_id`,
  anio: sql`s.anio`,
  mes: sql`s.mes`,
  usuarioID: sql`s.usuario_id`,
  vendedorID: sql`s.vendedor_id`,
  tokenHash: sql`s.token_hash`,
  volumenTon: sql`s.volumen_ton`,
  precio: sql`s.precio`,
  visto: sql`s.visto`,
  moneda: sql`s.moneda`,
  cuando: sql`s.cuando`,
};

/** SQL: the columns of `listed`, of the one that is asked for. */
const askedColumns = sql`1 as n, ${asked.rowID} as row_id, ${asked.anio} as anio, ${asked.mes} as mes, ${asked.usuarioID} as usuario_id,
  ${asked.vendedorID} as vendedor_id, ${asked.volumenTon} as volumen_ton, ${asked.precio} as precio, ${asked.cuando} as cuando`;

/** SQL: the figures of a month before it is saved. */
const before = sql`${venta.volumenTon} as volumen_antes, ${venta.precio} as precio_antes`;

/** SQL: saves the figures of `s`, whose months are held, and logs those that were others. */
const saveAndLog = sql`
  saved as (
    update ${venta} set ${sql.identifier(venta.volumenTon.name)} = coalesce(s.volumen_ton, ${venta.volumenTon}),
      ${sql.identifier(venta.precio.name)} = coalesce(s.precio, ${venta.precio})
    from s where ${isMonth(listed)}
    returning s.*, ${venta.volumenTon} as volumen_despues, ${venta.precio} as precio_despues
  ), logged as (
    insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, origen, cuando)
    select row_id, anio, mes, case when precio is null then 'volumenTon'::campo else 'precio' end,
      case when precio is null then volumen_antes else precio_antes end, case when precio is null then volumen_despues else precio_despues end,
      periodo_id, vendedor_id, usuario_id, 'tecleado', cuando
    from saved
    where case when precio is null then volumen_antes <> volumen_despues else precio_antes <> precio_despues end
  )`;

const inBudgetedRow = prepared(
  'save',
  sql`with s as materialized (
    select ${askedColumns}, ${before}, fila.periodo_id from ${venta} cross join ${openRow(asked)}
    where ${isMonth(asked)} and ${isLiveSession(asked.tokenHash)} and ${isAsSeen(asked)} for no key update of ${venta}
  ), ${saveAndLog}
  select n from saved`,
);

/** SQL: the saved one, if its figures are as they were. */
const savedAsItStood = sql`
  select row_id, periodo_id, vendedor_id, usuario_id, cuando from saved
  where volumen_antes = volumen_despues and precio_antes = precio_despues`;

const andMarkRow = prepared(
  'save_first',
  sql`with marked as (
    update ${relacionPeriodo} set ${sql.identifier(relacionPeriodo.presupuestado.name)} = true
    where ${isOpenRow(asked)} and ${isLiveSession(asked.tokenHash)}
      and exists (select from ${venta} where ${isMonth(asked)} and ${isAsSeen(asked)})
    returning ${relacionPeriodo.periodoID}
  ), s as materialized (
    select ${askedColumns}, ${before}, marked.periodo_id from marked cross join ${venta}
    where ${isMonth(asked)} and ${isAsSeen(asked)} for no key update of ${venta}
  ), ${saveAndLog}, recorded as (${recordMarks(savedAsItStood)})
  select n from saved`,
);

/**
 * Saves one figure: in one plain update where the row is budgeted already, as it usually is, else in one that marks the row.
 * False: the cell is not the seller's to fill, or its figure or currency another than was seen.
 */
export async function saveAlone(db: Db, save: Save): Promise<boolean> {
  const values = { ...save };
  return (await inBudgetedRow(db, values)).rowCount === 1 || (await andMarkRow(db, values)).rowCount === 1;
}

/** A month that somebody else holds is left out: nobody waits for it here, and two servers never for each other. */
const inBudgetedRows = prepared<{ n: number }>(
  'save_together',
  sql`with s as materialized (
    select s.*, ${before}, fila.periodo_id from unnest(${sql.placeholder('rowID')}::int[], ${sql.placeholder('anio')}::smallint[],
      ${sql.placeholder('mes')}::smallint[], ${sql.placeholder('usuarioID')}::int[], ${sql.placeholder('vendedorID')}::int[],
      ${sql.placeholder('tokenHash')}::text[], ${sql.placeholder('volumenTon')}::numeric[], ${sql.placeholder('precio')}::numeric[],
      ${sql.placeholder('visto')}::numeric[], ${sql.placeholder('moneda')}::text[], ${sql.placeholder('cuando')}::timestamptz[])
      with ordinality as s (row_id, anio, mes, usuario_id, vendedor_id, token_hash, volumen_ton, precio, visto, moneda, cuando, n)
    join ${venta} on ${isMonth(listed)}
    cross join ${openRow(listed)}
    where ${isLiveSession(listed.tokenHash)} and ${isAsSeen(listed)}
    for no key update of ${venta} skip locked
  ), ${saveAndLog}
  select n from saved`,
);

/** Saves what it can of figures of different cells in one statement. @returns which of them were saved; the others go alone */
export async function saveTogether(db: Db, saves: readonly Save[]): Promise<Set<Save>> {
  const column = (name: keyof Save) => saves.map((save) => save[name]);
  const { rows } = await inBudgetedRows(db, {
    rowID: column('rowID'),
    anio: column('anio'),
    mes: column('mes'),
    usuarioID: column('usuarioID'),
    vendedorID: column('vendedorID'),
    tokenHash: column('tokenHash'),
    volumenTon: column('volumenTon'),
    precio: column('precio'),
    visto: column('visto'),
    moneda: column('moneda'),
    cuando: column('cuando'),
  });
  return new Set(rows.flatMap(({ n }) => saves[n - 1] ?? []));
}
