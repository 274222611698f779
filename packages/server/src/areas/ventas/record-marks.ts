import { type SQL, sql } from 'drizzle-orm';
import { auditoria } from '../../db/schema.ts';

/** The action of the audit table, which names the rows in `clienteProductoPeriodoIDs`. */
export const MARKED = 'presupuesto.marcado';

/**
 * SQL: records the marks of rows whose figures were saved as they stood. Nothing else is written of them, and from here listeners
 * hear of it (decision 227).
 *
 * @param rows SQL: `row_id, periodo_id, vendedor_id, usuario_id, cuando` of each; of none, nothing is written
 */
export const recordMarks = (rows: SQL) => sql`
  insert into ${auditoria} (usuario_id, cuando, accion, despues)
  select usuario_id, cuando, ${sql.raw(`'${MARKED}'`)}, jsonb_build_object('periodoID', periodo_id, 'vendedorID', vendedor_id,
    'clienteProductoPeriodoIDs', jsonb_agg(row_id order by row_id))
  from (${rows}) marcada group by usuario_id, cuando, periodo_id, vendedor_id`;
