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

/** Codes and names differ from each other in more than case and accents, here and in the tables below. */
export const division = pgTable(
  'division',
  {
    divisionID: text('division_id').primaryKey(),
    nombre: text('nombre').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
  },
  (table) => [
    uniqueIndex('division_codigo').on(searchable(table.divisionID)),
    uniqueIndex('division_nombre').on(table.nombreBuscable),
    index('division_busqueda').using('gin', table.nombreBuscable.op('gin_trgm_ops')),
  ],
);

export const vendedor = pgTable(
  'vendedor',
  {
    vendedorID: id('vendedor_id'),
    vendedorCodigo: text('vendedor_codigo').notNull(),
    nombre: text('nombre').notNull(),
    apellido: text('apellido').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw(`"nombre" || ' ' || "apellido"`))),
    busqueda: text('busqueda')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw(`("vendedor_codigo" || ' ' || "nombre" || ' ' || "apellido")`))),
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
    uniqueIndex('vendedor_codigo').on(searchable(table.vendedorCodigo)),
    uniqueIndex('vendedor_email').on(sql`lower(${table.email})`),
    index('vendedor_busqueda').using('gin', table.busqueda.op('gin_trgm_ops')),
    index('vendedor_division').on(table.divisionID),
    index('vendedor_pais').on(table.paisID),
  ],
);

export const cliente = pgTable(
  'cliente',
  {
    clienteID: id('cliente_id'),
    clienteCodigo: text('cliente_codigo').notNull(),
    nombre: text('nombre').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
    busqueda: text('busqueda')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw(`("cliente_codigo" || ' ' || "nombre")`))),
    paisID: integer('pais_id')
      .notNull()
      .references(() => pais.paisID),
  },
  (table) => [
    uniqueIndex('cliente_codigo').on(searchable(table.clienteCodigo)),
    uniqueIndex('cliente_nombre').on(table.nombreBuscable),
    index('cliente_busqueda').using('gin', table.busqueda.op('gin_trgm_ops')),
    index('cliente_pais').on(table.paisID),
  ],
);

export const producto = pgTable(
  'producto',
  {
    productoID: id('producto_id'),
    productoCodigo: text('producto_codigo').notNull(),
    nombre: text('nombre').notNull(),
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw('"nombre"'))),
    busqueda: text('busqueda')
      .notNull()
      .generatedAlwaysAs(searchable(sql.raw(`("producto_codigo" || ' ' || "nombre")`))),
    kilosPorPieza: numeric('kilos_por_pieza', { precision: 13, scale: 4 }),
  },
  (table) => [
    uniqueIndex('producto_codigo').on(searchable(table.productoCodigo)),
    uniqueIndex('producto_nombre').on(table.nombreBuscable),
    index('producto_busqueda').using('gin', table.busqueda.op('gin_trgm_ops')),
    // numeric also holds NaN, which is greater than any number: both bounds are needed, here and in the tables below.
    check('producto_kilos', sql`${table.kilosPorPieza} between 0 and 999999999`),
  ],
);
