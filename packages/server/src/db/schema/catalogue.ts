import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { searchable } from '../searchable.ts';
import { id } from './id.ts';

export const moneda = pgTable('moneda', {
  monedaID: text('moneda_id').primaryKey(),
  nombre: text('nombre').notNull(),
});

/** A country and the currency that its clients are sold in (decisions §5). */
export const pais = pgTable('pais', {
  paisID: id('pais_id'),
  nombre: text('nombre').notNull().unique(),
  monedaID: text('moneda_id')
    .notNull()
    .references(() => moneda.monedaID),
});

export const division = pgTable('division', {
  divisionID: text('division_id').primaryKey(),
  nombre: text('nombre').notNull(),
  nombreBuscable: text('nombre_buscable')
    .notNull()
    .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
});

export const vendedor = pgTable(
  'vendedor',
  {
    vendedorID: id('vendedor_id'),
    vendedorCodigo: text('vendedor_codigo').notNull().unique(),
    nombre: text('nombre').notNull(),
    apellido: text('apellido').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw(`"nombre" || ' ' || "apellido"`))),
    /** The VENDEDOR user with the same address, whatever its case, works as this salesperson (decisions §8). */
    email: text('email').notNull(),
    divisionID: text('division_id')
      .notNull()
      .references(() => division.divisionID),
    paisID: integer('pais_id')
      .notNull()
      .references(() => pais.paisID),
    activo: boolean('activo').notNull().default(true),
  },
  (table) => [
    uniqueIndex('vendedor_email').on(sql`lower(${table.email})`),
    index('vendedor_division').on(table.divisionID),
    index('vendedor_pais').on(table.paisID),
  ],
);

export const cliente = pgTable(
  'cliente',
  {
    clienteID: id('cliente_id'),
    clienteCodigo: text('cliente_codigo').notNull().unique(),
    nombre: text('nombre').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
    paisID: integer('pais_id')
      .notNull()
      .references(() => pais.paisID),
  },
  (table) => [index('cliente_pais').on(table.paisID)],
);

export const producto = pgTable(
  'producto',
  {
    productoID: id('producto_id'),
    productoCodigo: text('producto_codigo').notNull().unique(),
    nombre: text('nombre').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
    kilosPorPieza: numeric('kilos_por_pieza', { precision: 13, scale: 4 }),
  },
  (table) => [
    // numeric also holds NaN, which is greater than any number: both bounds are needed, here and in the tables below.
    check('producto_kilos', sql`${table.kilosPorPieza} between 0 and 999999999`),
  ],
);
