import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { cliente, moneda, producto, vendedor } from './catalogue.ts';
import { id } from './id.ts';
import { periodo } from './periods.ts';

/** Seller × client × product (decisions §4). */
export const relacion = pgTable(
  'relacion',
  {
    clienteProductoID: id('cliente_producto_id'),
    vendedorID: integer('vendedor_id')
      .notNull()
      .references(() => vendedor.vendedorID),
    clienteID: integer('cliente_id')
      .notNull()
      .references(() => cliente.clienteID),
    productoID: integer('producto_id')
      .notNull()
      .references(() => producto.productoID),
    /** Taken off the seller's list; assigning it again restores it. */
    eliminada: boolean('eliminada').notNull().default(false),
  },
  (table) => [
    unique('relacion_unica').on(table.vendedorID, table.clienteID, table.productoID),
    index('relacion_cliente').on(table.clienteID),
    index('relacion_producto').on(table.productoID),
  ],
);

/** Newly assigned relations that have yet to get their rows of zeros in the open budgets, after a load on PostgreSQL. */
export const asignacionPendiente = pgTable('asignacion_pendiente', {
  clienteProductoID: integer('cliente_producto_id')
    .primaryKey()
    .references(() => relacion.clienteProductoID, { onDelete: 'cascade' }),
});

/**
 * A relation in one period: the seller's row. Without both it is a staged row of a load or an opening that is not
 * decided yet; nobody sees it.
 */
export const relacionPeriodo = pgTable(
  'relacion_periodo',
  {
    clienteProductoPeriodoID: id('cliente_producto_periodo_id'),
    clienteProductoID: integer('cliente_producto_id').references(() => relacion.clienteProductoID),
    periodoID: text('periodo_id').references(() => periodo.periodoID, { onDelete: 'cascade' }),
    /** What its prices are in, from the moment it comes to be: the client's country may change later (decisions §4). */
    monedaID: text('moneda_id').references(() => moneda.monedaID),
    presupuestado: boolean('presupuestado').notNull().default(false),
    /** Removed while the period was open: stays removed when the period closes, so that its totals stand. */
    eliminada: boolean('eliminada').notNull().default(false),
  },
  (table) => [
    unique('relacion_periodo_unica').on(table.clienteProductoID, table.periodoID),
    index('relacion_periodo_periodo').on(table.periodoID),
    check(
      'relacion_periodo_entera',
      sql`num_nulls(${table.clienteProductoID}, ${table.periodoID}, ${table.monedaID}) in (0, 3)`,
    ),
  ],
);

/** One month of a row: tonnes, and price per kg in the row's currency. Its number, `ventaID`, is made of its key. */
export const venta = pgTable(
  'venta',
  {
    clienteProductoPeriodoID: integer('cliente_producto_periodo_id')
      .notNull()
      .references(() => relacionPeriodo.clienteProductoPeriodoID, { onDelete: 'cascade' }),
    anio: smallint('anio').notNull(),
    mes: smallint('mes').notNull(),
    volumenTon: numeric('volumen_ton', { precision: 12, scale: 3 }).notNull().default('0'),
    precio: numeric('precio', { precision: 13, scale: 4 }).notNull().default('0'),
  },
  (table) => [
    primaryKey({ name: 'venta_clave', columns: [table.clienteProductoPeriodoID, table.anio, table.mes] }),
    check('venta_mes', sql`${table.mes} between 1 and 12`),
    check('venta_volumen', sql`${table.volumenTon} between 0 and 99999999`),
    check('venta_precio', sql`${table.precio} between 0 and 99999999`),
  ],
);
