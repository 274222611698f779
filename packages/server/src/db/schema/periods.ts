import { sql } from 'drizzle-orm';
import { boolean, check, index, numeric, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { searchable } from '../searchable.ts';
import { moneda } from './catalogue.ts';
import { id } from './id.ts';

export const periodo = pgTable(
  'periodo',
  {
    /** Type, an optional two-digit month, a dash, the year: `SOP10-2025` (decisions §3). */
    periodoID: text('periodo_id').primaryKey(),
    tipo: text('tipo', { enum: ['SOP', 'CUR', 'BGT'] }).notNull(),
    anioInicio: smallint('anio_inicio').notNull(),
    mesInicio: smallint('mes_inicio').notNull(),
    cantidadMeses: smallint('cantidad_meses').notNull(),
    /** Open; false: closed to every change. */
    activo: boolean('activo').notNull().default(true),
    visible: boolean('visible').notNull().default(true),
  },
  (table) => [
    index('periodo_busqueda').using('gin', sql`${searchable(table.periodoID)} gin_trgm_ops`),
    check('periodo_tipo', sql`${table.tipo} in ('SOP', 'CUR', 'BGT')`),
    check('periodo_mes', sql`${table.mesInicio} between 1 and 12`),
    check('periodo_meses', sql`${table.cantidadMeses} between 1 and 36`),
  ],
);

/** An exchange rate of a period: units of local currency per euro. A rate with `mes` holds for that month alone. */
export const periodoMoneda = pgTable(
  'periodo_moneda',
  {
    periodoMonedaID: id('periodo_moneda_id'),
    periodoID: text('periodo_id')
      .notNull()
      .references(() => periodo.periodoID, { onDelete: 'cascade' }),
    monedaID: text('moneda_id')
      .notNull()
      .references(() => moneda.monedaID),
    mes: smallint('mes'),
    tasaCambioEUR: numeric('tasa_cambio_eur', { precision: 16, scale: 6 }).notNull(),
  },
  (table) => [
    unique('periodo_moneda_unica').on(table.periodoID, table.monedaID, table.mes).nullsNotDistinct(),
    index('periodo_moneda_busqueda').using('gin', sql`${searchable(table.periodoID)} gin_trgm_ops`),
    check('periodo_moneda_mes', sql`${table.mes} between 1 and 12`),
    check('periodo_moneda_tasa', sql`${table.tasaCambioEUR} > 0 and ${table.tasaCambioEUR} <= 999999999`),
  ],
);
