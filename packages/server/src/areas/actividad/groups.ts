import { type SQL, sql } from 'drizzle-orm';
import { type ChangeFilter, fits } from '../cambios/newest.ts';
import { momentOf, type Place } from './cursor.ts';

/** SQL: whether a change is one of several: of a gesture, or of a sales file. */
const isOfMany = (change: string): SQL => {
  const of = sql.raw(change);
  return sql`(${of}.gesto_id is not null or ${of}.origen = 'archivo')`;
};

/**
 * SQL: what the changes `c` of one group have in common besides their moment. All that a gesture or a load changes is logged at one
 * moment, which the primary key finds; any other change is a group by itself.
 */
export const groupColumns: SQL = sql`c.periodo_id, c.usuario_id, c.origen, c.gesto_id,
  case when not ${isOfMany('c')} then c.cambio_id end as own_id`;

/** SQL: the keys of the newest changes that fit, of the group that a place's change is one of. */
export function changesOfGroup({ micros, id }: Place, filter: ChangeFilter, limit: number): SQL {
  return sql`
    select c.cuando, c.cambio_id
    from cambio head join cambio c on c.cuando = head.cuando and c.periodo_id = head.periodo_id and c.origen = head.origen
      and c.usuario_id is not distinct from head.usuario_id and c.gesto_id is not distinct from head.gesto_id
      and (${isOfMany('head')} or c.cambio_id = head.cambio_id)
    where head.cuando = ${momentOf(sql`${micros}::bigint`)} and head.cambio_id = ${id} and ${fits(filter)}
    order by c.cuando desc, c.cambio_id desc limit ${limit}`;
}
