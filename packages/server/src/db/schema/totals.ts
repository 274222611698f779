import { integer, numeric, pgTable, pgView, smallint, text } from 'drizzle-orm/pg-core';

/*
 * What the dashboard shows of a hundred thousand rows, in parts whose sum it is. Triggers add a part in the statement that changes
 * a month, a row, a relation, a salesperson's division or a period's switch; nothing is added up in place, so that nobody waits for
 * anybody. `plegar_totales()` folds the parts from time to time.
 */

const totalColumns = () => ({
  periodoID: text('periodo_id').notNull(),
  divisionID: text('division_id').notNull(),
  monedaID: text('moneda_id').notNull(),
  mes: smallint('mes').notNull(),
  toneladas: numeric('toneladas').notNull(),
  ventas: numeric('ventas').notNull(),
});

/** Tonnes, and sales in `monedaID`, of the live rows, but for what `ventaParcial` holds. */
export const totalParcial = pgTable('total_parcial', totalColumns());

/** All parts of the totals, by where they count. */
export const totalParte = pgView('total_parte', totalColumns()).existing();

/** By how much a month of a row has changed. Whether and where the row counts is looked up when the parts are read. */
export const ventaParcial = pgTable('venta_parcial', {
  clienteProductoPeriodoID: integer('cliente_producto_periodo_id').notNull(),
  mes: smallint('mes').notNull(),
  toneladas: numeric('toneladas').notNull(),
  ventas: numeric('ventas').notNull(),
});

/** Live rows of a salesperson, how many of them are budgeted, and their months. */
export const avanceParcial = pgTable('avance_parcial', {
  periodoID: text('periodo_id').notNull(),
  vendedorID: integer('vendedor_id').notNull(),
  filas: integer('filas').notNull(),
  presupuestadas: integer('presupuestadas').notNull(),
  meses: integer('meses').notNull(),
});
