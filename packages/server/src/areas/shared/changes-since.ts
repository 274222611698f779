import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { cambio } from '../../db/schema.ts';

/** SQL: whose changes of which period. */
interface Of {
  readonly periodoID: SQLWrapper;
  readonly vendedorID: SQLWrapper;
}

/** SQL: what the totals of an approval contain, as its record has it. */
interface Contained {
  readonly instantanea: SQLWrapper;
  readonly ultimoCambioID: SQLWrapper;
}

/** SQL: the changes of a salesperson in a period after a moment by the server's clock. */
export function changesAfter({ periodoID, vendedorID }: Of, moment: SQLWrapper): SQL {
  return sql`select ${cambio}.* from ${cambio}
    where ${cambio.periodoID} = ${periodoID} and ${cambio.vendedorID} = ${vendedorID} and ${cambio.cuando} > ${moment}`;
}

/**
 * SQL: the changes of a salesperson in a period that the totals of an approval do not contain, whatever the clocks say: later ones,
 * and those that were being written when it was taken. The numbers of changes go on in a restored copy, those of transactions begin
 * anew: they decide among earlier changes alone.
 */
export function changesBeyond(
  { periodoID, vendedorID }: Of,
  { instantanea, ultimoCambioID }: Contained,
): SQL {
  const isOf = sql`${cambio.periodoID} = ${periodoID} and ${cambio.vendedorID} = ${vendedorID}`;
  return sql`
    select ${cambio}.* from ${cambio} where ${isOf} and ${cambio.cambioID} > ${ultimoCambioID}
    union all
    select ${cambio}.* from ${cambio}
    where ${isOf} and ${cambio.cambioID} <= ${ultimoCambioID} and ${cambio.transaccion} >= pg_snapshot_xmin(${instantanea})
      and ${cambio.transaccion} < pg_snapshot_xmax(${instantanea}) and not pg_visible_in_snapshot(${cambio.transaccion}, ${instantanea})`;
}
