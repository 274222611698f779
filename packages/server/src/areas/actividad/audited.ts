import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditoria } from '../../db/schema.ts';
import { allOf, type ChangeFilter } from '../cambios/newest.ts';
import { classOf } from './classes.ts';
import { microsOf } from './cursor.ts';
import type { Entry } from './figures.ts';

interface AuditFilter
  extends Pick<ChangeFilter, 'periodoID' | 'vendedorID' | 'usuarioID' | 'desde' | 'hasta' | 'before'> {
  /** Of these nouns alone. */
  nouns?: readonly string[] | undefined;
}

type AuditRow = {
  id: number;
  micros: string;
  cuando: string;
  accion: string;
  antes: Record<string, unknown> | null;
  despues: Record<string, unknown> | null;
  periodoID: string | null;
  usuario: string | null;
  nombreVendedor: string | null;
  vendedorCodigo: string | null;
  nombreCliente: string | null;
  nombreProducto: string | null;
};

/** SQL: an id in what was recorded. */
const recorded = (name: string): SQL =>
  sql`(coalesce(a.despues -> ${sql.raw(`'${name}'`)}, a.antes -> ${sql.raw(`'${name}'`)}) #>> '{}')::int`;

/** The newest audited changes that fit. A load is listed once it is written whole. */
export async function newestAudited(db: Db, filter: AuditFilter, limit: number): Promise<Entry[]> {
  const { periodoID, vendedorID, usuarioID, desde, hasta, before, nouns } = filter;
  const { rows } = await db.execute<AuditRow>(sql`
    with a as materialized (
      select * from ${auditoria} a where ${allOf([
        sql`a.accion not in ('archivo.cargando', 'archivo.asignando')`,
        nouns !== undefined && sql`split_part(a.accion, '.', 1) = any(${sql.param([...nouns])}::text[])`,
        periodoID !== undefined && sql`a.periodo_id = ${periodoID}`,
        vendedorID !== undefined && sql`a.vendedor_id = ${vendedorID}`,
        usuarioID !== undefined && sql`a.usuario_id = ${usuarioID}`,
        desde && sql`a.cuando > ${desde.toISOString()}`,
        hasta && sql`a.cuando <= ${hasta.toISOString()}`,
        before && sql`(a.cuando, a.auditoria_id) < ${before}`,
      ])}
      order by a.cuando desc, a.auditoria_id desc limit ${limit}
    )
    select a.auditoria_id as id, ${microsOf(sql`a.cuando`)} as micros, a.cuando, a.accion, a.antes, a.despues,
      a.periodo_id as "periodoID", u.nombre_usuario as usuario, v.nombre || ' ' || v.apellido as "nombreVendedor",
      v.vendedor_codigo as "vendedorCodigo", cl.nombre as "nombreCliente", pr.nombre as "nombreProducto"
    from a
    left join usuario u on u.usuario_id = a.usuario_id
    left join vendedor v on v.vendedor_id = a.vendedor_id
    left join cliente cl on cl.cliente_id = ${recorded('clienteID')}
    left join producto pr on pr.producto_id = ${recorded('productoID')}
    order by a.cuando desc, a.auditoria_id desc`);
  return rows.map(({ id, micros, cuando, accion, ...row }) => ({
    place: { micros, source: 'auditoria', id },
    shown: { ...row, fecha: new Date(cuando).toISOString(), clase: classOf(accion), accion },
  }));
}
