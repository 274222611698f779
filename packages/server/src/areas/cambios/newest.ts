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
  if (usuarioID !== undefined || vendedorID !== undefined || periodoID !== undefined) {
    return merged({ periods, filter, limit });
  }
  return sql`select ${key} from cambio c where c.periodo_id in (${periods}) and ${fits(filter)} ${newestFirst} limit ${limit}`;
}

interface Merge {
  /** SQL: the periods that are meant. */
  periods: SQL;
  filter: ChangeFilter;
  limit: number;
}

/**
 * SQL: the newest changes of all parts. A few of each part, together at least `limit` where the parts are alike, say below which
 * moment none can be among them: of many parts, most are left after one look.
 */
function merged({ periods, filter, limit }: Merge): SQL {
  const { parts, lookUps } = partsOf(periods, filter);
  const newest = (isMeant: SQL, most: SQL) => {
    const found = lookUps.map(
      (isOfPart) => sql`(
        select ${key} from cambio c
        where c.periodo_id = part.periodo_id and c.vendedor_id = part.vendedor_id and ${isOfPart} and ${fits(filter)} and ${isMeant}
        ${newestFirst} limit ${most})`,
    );
    return sql.join(found, sql` union all `);
  };
  const since = sql`(select cuando from since)`;
  return sql`
    with part as materialized (${parts}),
    few as materialized (
      select part.*, c.cuando from part
      cross join lateral (${newest(sql`true`, sql`(select 1 + 2 * ${limit}::int / greatest(count(*), 1) from part)`)}) c
    ),
    since as materialized (
      select coalesce((select cuando from few order by cuando desc limit 1 offset ${limit}::int - 1), '-infinity') as cuando
    )
    select ${key}
    from (select periodo_id, vendedor_id, usuario_id from few group by 1, 2, 3 having max(cuando) >= ${since}) part
    cross join lateral (${newest(sql`c.cuando >= ${since}`, sql`${limit}`)}) c
    ${newestFirst} limit ${limit}`;
}

/**
 * SQL: the parts, and what a change is looked up by in one: what was not typed, by its origin in one salesperson's budget of a period; all
 * else, by who changed it there.
 */
function partsOf(
  periods: SQL,
  { vendedorID, usuarioID, origen }: ChangeFilter,
): { parts: SQL; lookUps: SQL[] } {
  const sellers = vendedorID === undefined ? sql`vendedor` : sql`(select ${vendedorID}::int as vendedor_id)`;
  const budgets = sql`select p.periodo_id, v.vendedor_id from (${periods}) p cross join ${sellers} v`;
  const ofBudget = sql`c.periodo_id = budget.periodo_id and c.vendedor_id = budget.vendedor_id`;
  // In the order of the index that has the users: a user who wrote nearly all of the log would be looked for in the whole of it.
  const next = (isNext: SQL) =>
    sql`(select c.usuario_id from cambio c where ${ofBudget} and ${isNext} order by c.usuario_id limit 1)`;
  const isNobodysThere = sql`(select c.usuario_id is null from cambio c where ${ofBudget} order by c.usuario_id desc limit 1)`;
  if (usuarioID !== undefined) {
    const parts = sql`
      select budget.*, ${usuarioID}::int as usuario_id from (${budgets}) budget
      where ${next(sql`c.usuario_id >= ${usuarioID}`)} = ${usuarioID}`;
    return { parts, lookUps: [sql`c.usuario_id = ${usuarioID}`] };
  }
  if (origen !== undefined && origen !== 'tecleado') {
    return {
      parts: sql`select budget.*, null::int as usuario_id from (${budgets}) budget`,
      lookUps: [sql`true`],
    };
  }
  // From one user to the next, however much each of them did; what nobody did is the last part.
  const parts = sql`
    select budget.*, u.usuario_id from (${budgets}) budget cross join lateral (
      with recursive u as (
        select ${next(sql`c.usuario_id is not null`)} as usuario_id
        union all
        select ${next(sql`c.usuario_id > u.usuario_id`)} from u where u.usuario_id is not null
      )
      select usuario_id from u where usuario_id is not null
      union all
      select null where ${isNobodysThere}
    ) u`;
  return {
    parts,
    lookUps: [sql`c.usuario_id = part.usuario_id`, sql`part.usuario_id is null and c.usuario_id is null`],
  };
}

/** SQL: what is asked of the change `c` itself. */
export function fits({ vendedorID, usuarioID, origen, desde, hasta, periodoID, before }: ChangeFilter): SQL {
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
