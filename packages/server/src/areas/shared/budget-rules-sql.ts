import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { periodo } from '../../db/schema.ts';

/** The rules of the contract's `budget-rules.ts` in SQL, of the `periodo` that a query reads or joins. */
export const isPlanned: SQL<boolean> = sql<boolean>`${periodo.tipo} <> 'CUR'`;

export const isBudgetable: SQL<boolean> = sql<boolean>`(${periodo.activo} and ${periodo.visible} and ${isPlanned})`;

export function isHistoryMonth({ anio, mes }: Record<'anio' | 'mes', SQLWrapper>): SQL<boolean> {
  return sql<boolean>`(${anio}, ${mes}) < (${periodo.anioInicio}, ${periodo.mesInicio})`;
}

/** A table of `anio` and `mes`, to be joined laterally. */
export const periodMonths: SQL = sql`(select ${periodo.anioInicio} + m / 12 as anio, m % 12 + 1 as mes
  from generate_series(0, ${periodo.mesInicio} + ${periodo.cantidadMeses} - 2) m)`;
