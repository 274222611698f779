import { type SQL, sql } from 'drizzle-orm';
import { periodo, relacion, relacionPeriodo } from '../../db/schema.ts';

/**
 * Whether a row belongs to its period's lists and totals: a removed relation leaves the open periods, and a closed one keeps
 * what it held when it closed (decisions §4). For queries that join `relacion_periodo`, `relacion` and `periodo`.
 */
export const isLiveRow: SQL<boolean> = sql<boolean>`(not ${relacionPeriodo.eliminada} and not (${relacion.eliminada} and ${periodo.activo}))`;
