import type { OrigenCambio } from '@presupuesto/api-sdk/contract';
import { type SQL, sql } from 'drizzle-orm';

/** Which changes are asked for; all that is said must fit. */
export interface ChangeFilter {
  periodoID?: string | undefined;
  vendedorID?: number | undefined;
  clienteProductoID?: number | undefined;
  usuarioID?: number | undefined;
  origen?: OrigenCambio | undefined;
  /** After this moment, and up to that one. */
  desde?: Date | undefined;
  hasta?: Date | undefined;
  /** Of visible periods alone. */
  visible?: boolean;
  /** SQL: `(moment, number)`, below which the changes lie. */
  before?: SQL | undefined;
}

const key = sql`c.cuando, c.cambio_id`;
const newestFirst = sql`order by c.cuando desc, c.cambio_id desc`;

/**
 * SQL: the keys of the newest changes that fit, at most `limit`, which the indexes know without the rows. They are few, for each
 * costs every save: what none holds in order of time is merged from parts that one does, each read from its newest end.
 */
export function newestChanges(filter: ChangeFilter, limit: number): SQL {
  const { periodoID, vendedorID, clienteProductoID, usuarioID } = filter;
  const periods = sql`select p.periodo_id from periodo p where ${allOf([
    periodoID !== undefined && sql`p.periodo_id = ${periodoID}`,
    filter.visible === true && sql`p.visible`,
  ])}`;
  if (clienteProductoID !== undefined) {
    return sql`
      select ${key} from relacion_periodo r
      join cambio c on c.cliente_producto_periodo_id = r.cliente_producto_periodo_id
      where r.cliente_producto_id = ${clienteProductoID} and r.periodo_id in (${periods}) and ${fits(filter)}
      ${newestFirst} limit ${limit}`;
  }
  if (usuarioID !== undefined) {
    return merged({ parts: periods, isOfPart: sql`c.periodo_id = part.periodo_id`, filter, limit });
  }
  if (vendedorID !== undefined || periodoID !== undefined) {
    const sellers =
      vendedorID === undefined ? sql`vendedor` : sql`(select ${vendedorID}::int as vendedor_id)`;
    return merged({
      parts: sql`select p.periodo_id, v.vendedor_id from (${periods}) p cross join ${sellers} v`,
      isOfPart: sql`c.periodo_id = part.periodo_id and c.vendedor_id = part.vendedor_id`,
      filter,
      limit,
    });
  }
  return sql`select ${key} from cambio c where c.periodo_id in (${periods}) and ${fits(filter)} ${newestFirst} limit ${limit}`;
}

interface Merge {
  /** SQL: the parts, each of which an index holds in order of time. */
  parts: SQL;
  isOfPart: SQL;
  filter: ChangeFilter;
  limit: number;
}

/**
 * SQL: the newest changes of all parts. A few of each part, together at least `limit` where the parts are alike, say below which
 * moment none can be among them: of many parts, most are left after one look.
 */
function merged({ parts, isOfPart, filter, limit }: Merge): SQL {
  return sql`
    with part as materialized (${parts}),
    few as materialized (
      select c.cuando from part cross join lateral (
        select c.cuando from cambio c where ${isOfPart} and ${fits(filter)}
        ${newestFirst} limit (select 1 + 2 * ${limit}::int / greatest(count(*), 1) from part)
      ) c
    )
    select ${key} from part cross join lateral (
      select ${key} from cambio c where ${isOfPart} and ${fits(filter)}
        and c.cuando >= coalesce((select cuando from few order by cuando desc limit 1 offset ${limit}::int - 1), '-infinity')
      ${newestFirst} limit ${limit}
    ) c
    ${newestFirst} limit ${limit}`;
}

/** SQL: what is asked of the change itself. */
function fits({ vendedorID, usuarioID, origen, desde, hasta, periodoID, before }: ChangeFilter): SQL {
  return allOf([
    periodoID !== undefined && sql`c.periodo_id = ${periodoID}`,
    vendedorID !== undefined && sql`c.vendedor_id = ${vendedorID}`,
    usuarioID !== undefined && sql`c.usuario_id = ${usuarioID}`,
    origen !== undefined && sql`c.origen = ${origen}`,
    desde && sql`c.cuando > ${desde.toISOString()}`,
    hasta && sql`c.cuando <= ${hasta.toISOString()}`,
    before && sql`(c.cuando, c.cambio_id) < ${before}`,
  ]);
}

/** SQL: all of what is said; true where nothing is. */
export function allOf(conditions: readonly (SQL | false | undefined)[]): SQL {
  const said = conditions.filter((condition) => condition !== undefined && condition !== false);
  return said.length === 0 ? sql`true` : sql.join(said, sql` and `);
}
