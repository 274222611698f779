import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { pais, periodoMoneda, relacion, relacionPeriodo, vendedor } from '../../db/schema.ts';
import { copiedFrom } from './copied.ts';

/** A part of a period's totals, its amounts in the database's own digits. */
export interface PartOfTotals extends Record<string, unknown> {
  division_id: string;
  moneda_id: string;
  mes: number;
  toneladas: string;
  ventas: string;
}

/** Rows without a relation and a period, with all their months: nobody sees them. */
export interface StagedOpening {
  origin: string;
  /** The origin's relations, each with the row at the same place. */
  relations: readonly number[];
  ids: readonly number[];
  /** What the months were made of, but for the origin's figures. */
  basis: string;
  totals: readonly PartOfTotals[];
}

/** SQL: rows and their relations, as `staged`. */
export const rowsOf = ({ ids, relations }: Pick<StagedOpening, 'ids' | 'relations'>): SQL =>
  sql`unnest(${sql.param([...ids])}::int[], ${sql.param([...relations])}::int[]) staged (id, relation)`;

/** What is copied of an origin: its relations in order, and what their months depend on besides the origin's figures. */
export async function readOrigin(
  db: Db,
  origin: string,
): Promise<Pick<StagedOpening, 'relations' | 'basis'>> {
  const { rows } = await db.execute<{ relations: number[]; basis: string }>(sql`
    select coalesce(array_agg(id order by id), '{}') as relations, md5(concat_ws(';', string_agg(line, ',' order by id), (
      select string_agg(concat_ws(' ', moneda_id, mes, tasa_cambio_eur), ',' order by moneda_id, mes) from ${periodoMoneda}
      where ${periodoMoneda.periodoID} = ${origin}))) as basis
    from (
      select ${relacion.clienteProductoID} as id, concat_ws(' ', ${relacion.clienteProductoID}, ${relacionPeriodo.monedaID},
        ${pais.monedaID}, ${vendedor.divisionID}) as line
      ${copiedFrom(origin)}
    ) copied`);
  const [read] = rows;
  if (!read) throw new Error('An aggregate always gives a row');
  return read;
}
