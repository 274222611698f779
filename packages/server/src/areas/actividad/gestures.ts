import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { joinNames } from '../cambios/named.ts';
import { type ChangeFilter, fits, newestChanges } from '../cambios/newest.ts';
import { below, cursorText, microsOf, momentOf, type Place } from './cursor.ts';
import { type Entry, type FigureRow, figureColumns, figureEntry } from './figures.ts';
import { groupColumns } from './groups.ts';

/** Most changes that are looked through in one go: on the embedded database others wait as long. */
const MOST_AT_ONCE = 5000;

/** The newest changes of figures that fit, those of one gesture or of one sales file as one entry. */
export async function newestGestures(
  db: Db,
  filter: Omit<ChangeFilter, 'before'>,
  { limit, after }: { limit: number; after: Place | undefined },
): Promise<Entry[]> {
  const found: Entry[] = [];
  let before = after;
  for (let count = limit; ; count = Math.min(count * 20, MOST_AT_ONCE)) {
    const moments = await newestMoments(db, { ...filter, before: before && below(before, 'cambio') }, count);
    const last = moments.at(-1);
    if (last === undefined) return found;
    found.push(...(await gesturesAt(db, filter, { moments, after })));
    const isAll = moments.reduce((sum, { changes }) => sum + changes, 0) < count;
    if (isAll || found.length >= limit) return found.slice(0, limit);
    // The whole of that moment has been looked at.
    before = { micros: last.micros, source: 'cambio', id: 0 };
  }
}

interface Moment {
  micros: string;
  /** How many of the newest changes are of it; it may have more. */
  changes: number;
}

/** The moments of the newest changes that fit. */
async function newestMoments(db: Db, filter: ChangeFilter, limit: number): Promise<Moment[]> {
  const { rows } = await db.execute<Moment & Record<string, unknown>>(sql`
    select ${microsOf(sql`c.cuando`)} as micros, count(*)::int as changes from (${newestChanges(filter, limit)}) c
    group by c.cuando order by c.cuando desc`);
  return rows;
}

type GestureRow = FigureRow & {
  cifras: number;
  pares: number;
  isOfOneSeller: boolean;
  antesTon: string | null;
  despuesTon: string | null;
};

/**
 * What changed at some moments, newest first, below a place. Each moment is read whole, so that a group of which the last change lies
 * above the place is known to have been shown.
 */
async function gesturesAt(
  db: Db,
  filter: ChangeFilter,
  { moments, after }: { moments: readonly Moment[]; after: Place | undefined },
): Promise<Entry[]> {
  const micros = sql.param(moments.map((moment) => moment.micros));
  const tonnes = (column: SQL) => sql`sum(${column}) filter (where c.campo = 'volumenTon')`;
  const { rows } = await db.execute<GestureRow>(sql`
    with c as materialized (
      select c.*, grupo.cifras, grupo.pares, grupo.is_of_one_seller, grupo.antes_ton, grupo.despues_ton
      from (select ${momentOf(sql`m`)} as cuando from unnest(${micros}::bigint[]) m) m
      cross join lateral (
        select max(par.cambio_id) as cambio_id, sum(par.cifras)::int as cifras, count(*)::int as pares,
          min(par.vendedor_id) = max(par.vendedor_id) as is_of_one_seller, sum(par.antes_ton) as antes_ton, sum(par.despues_ton) as despues_ton
        from (
          select ${groupColumns}, c.cliente_producto_periodo_id, c.vendedor_id, max(c.cambio_id) as cambio_id, count(*) as cifras,
            ${tonnes(sql`c.antes`)} as antes_ton, ${tonnes(sql`c.despues`)} as despues_ton
          from cambio c where c.cuando = m.cuando and ${fits(filter)}
          group by c.periodo_id, c.usuario_id, c.origen, c.gesto_id, own_id, c.cliente_producto_periodo_id, c.vendedor_id
        ) par
        group by par.periodo_id, par.usuario_id, par.origen, par.gesto_id, par.own_id
      ) grupo
      cross join lateral (select * from cambio c where c.cuando = m.cuando and c.cambio_id = grupo.cambio_id limit 1) c
      ${after && sql`where (c.cuando, c.cambio_id) < ${below(after, 'cambio')}`}
    )
    select ${figureColumns}, c.cifras, c.pares, c.is_of_one_seller as "isOfOneSeller", c.antes_ton as "antesTon", c.despues_ton as "despuesTon"
    from c ${joinNames}
    order by c.cuando desc, c.cambio_id desc`);
  return rows.map((row) => (row.cifras === 1 ? figureEntry(row) : gestureEntry(row)));
}

function gestureEntry(row: GestureRow): Entry {
  const { place, shown } = figureEntry(row);
  const { cifras, pares, antesTon, despuesTon } = row;
  const {
    fecha,
    clase,
    accion,
    usuario,
    periodoID,
    nombreVendedor,
    vendedorCodigo,
    nombreCliente,
    nombreProducto,
  } = shown;
  return {
    place,
    shown: {
      fecha,
      clase,
      accion,
      usuario,
      periodoID,
      nombreVendedor: row.isOfOneSeller ? nombreVendedor : null,
      vendedorCodigo: row.isOfOneSeller ? vendedorCodigo : null,
      nombreCliente: pares === 1 ? nombreCliente : null,
      nombreProducto: pares === 1 ? nombreProducto : null,
      grupo: cursorText(place),
      cifras,
      pares,
      toneladas:
        antesTon === null || despuesTon === null
          ? null
          : { antes: Number(antesTon), despues: Number(despuesTon) },
    },
  };
}
