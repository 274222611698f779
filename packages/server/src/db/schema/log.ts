import { CAMPOS, ORIGENES_CAMBIO } from '@presupuesto/api-sdk/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { relacionPeriodo } from './budget.ts';
import { vendedor } from './catalogue.ts';
import { id } from './id.ts';
import { moment } from './moment.ts';
import { usuario } from './people.ts';
import { periodo } from './periods.ts';

export const campo = pgEnum('campo', CAMPOS);
export const origen = pgEnum('origen', ORIGENES_CAMBIO);

/** The number of the transaction that wrote a row: who reads the log in the order of commits goes by it (`eventos`). */
export const transaccion = () =>
  customType<{ data: string }>({ dataType: () => 'xid8' })('transaccion')
    .notNull()
    .default(sql`pg_current_xact_id()`);

/**
 * The log: each change of a figure, written by the statement that makes it. Without foreign keys, which would cost a save as much again:
 * users stay, and whoever removes rows of a period removes their changes.
 */
export const cambio = pgTable(
  'cambio',
  {
    /** In the order of the changes of a month. */
    cambioID: bigint('cambio_id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    transaccion: transaccion(),
    clienteProductoPeriodoID: integer('cliente_producto_periodo_id').notNull(),
    anio: smallint('anio').notNull(),
    mes: smallint('mes').notNull(),
    campo: campo('campo').notNull(),
    antes: numeric('antes').notNull(),
    despues: numeric('despues').notNull(),
    periodoID: text('periodo_id').notNull(),
    vendedorID: integer('vendedor_id').notNull(),
    usuarioID: integer('usuario_id'),
    /** What was changed together. */
    gestoID: uuid('gesto_id'),
    origen: origen('origen').notNull(),
    cuando: moment('cuando').notNull(),
  },
  (table) => [
    primaryKey({ name: 'cambio_clave', columns: [table.cuando, table.cambioID] }),
    // With all that a list of a pair's changes asks, so that they are found and put in order without a look at each.
    index('cambio_mes').on(
      table.clienteProductoPeriodoID,
      table.anio,
      table.mes,
      table.cambioID,
      table.cuando,
      table.origen,
      table.usuarioID,
    ),
    index('cambio_transaccion').on(table.transaccion),
    // Periods are looked up, never sorted: by their bytes, at a fraction of what the order of a language costs each save.
    index('cambio_de').on(
      table.periodoID.op('text_pattern_ops'),
      table.vendedorID,
      table.usuarioID,
      table.cuando,
      table.cambioID,
      table.origen,
    ),
    // Of what is typed there is some at every moment, in every budget.
    index('cambio_origen')
      .on(table.origen, table.cuando, table.cambioID)
      .where(sql`${table.origen} <> 'tecleado'`),
    index('cambio_origen_de')
      .on(
        table.origen,
        table.periodoID.op('text_pattern_ops'),
        table.vendedorID,
        table.cuando,
        table.cambioID,
        table.usuarioID,
      )
      .where(sql`${table.origen} <> 'tecleado'`),
  ],
);

/** A batch that has been answered, so that it is not written again: those of its changes that were not saved, by their place. */
export const gesto = pgTable(
  'gesto',
  {
    gestoID: uuid('gesto_id').primaryKey(),
    usuarioID: integer('usuario_id')
      .notNull()
      .references(() => usuario.usuarioID, { onDelete: 'cascade' }),
    /** Of what was asked for: another batch under the same number is a mistake. */
    huella: text('huella').notNull(),
    excepciones: jsonb('excepciones').$type<Record<number, object>>().notNull(),
    cuando: moment('cuando').notNull(),
  },
  (table) => [index('gesto_cuando').on(table.cuando)],
);

/** A note of a row, or of one of its months. */
export const nota = pgTable(
  'nota',
  {
    notaID: id('nota_id'),
    clienteProductoPeriodoID: integer('cliente_producto_periodo_id')
      .notNull()
      .references(() => relacionPeriodo.clienteProductoPeriodoID, { onDelete: 'cascade' }),
    anio: smallint('anio'),
    mes: smallint('mes'),
    texto: text('texto').notNull(),
    usuarioID: integer('usuario_id').references(() => usuario.usuarioID, { onDelete: 'set null' }),
    cuando: moment('cuando').notNull(),
  },
  (table) => [
    unique('nota_unica').on(table.clienteProductoPeriodoID, table.anio, table.mes).nullsNotDistinct(),
    check('nota_de_mes', sql`num_nulls(${table.anio}, ${table.mes}) in (0, 2)`),
  ],
);

/** Why an administrator took marks away; the rows name it. */
export const reapertura = pgTable(
  'reapertura',
  {
    reaperturaID: id('reapertura_id'),
    periodoID: text('periodo_id')
      .notNull()
      .references(() => periodo.periodoID, { onDelete: 'cascade' }),
    vendedorID: integer('vendedor_id')
      .notNull()
      .references(() => vendedor.vendedorID),
    motivo: text('motivo').notNull(),
    usuarioID: integer('usuario_id').references(() => usuario.usuarioID, { onDelete: 'set null' }),
    cuando: moment('cuando').notNull(),
  },
  (table) => [index('reapertura_periodo').on(table.periodoID, table.vendedorID)],
);

/** The rows whose marks a reopening took away. Their salesperson sees its reason until they are budgeted again. */
export const reaperturaFila = pgTable(
  'reapertura_fila',
  {
    reaperturaID: integer('reapertura_id')
      .notNull()
      .references(() => reapertura.reaperturaID, { onDelete: 'cascade' }),
    /** The latest reopening of a row alone is kept. */
    clienteProductoPeriodoID: integer('cliente_producto_periodo_id')
      .primaryKey()
      .references(() => relacionPeriodo.clienteProductoPeriodoID, { onDelete: 'cascade' }),
  },
  (table) => [index('reapertura_fila_reapertura').on(table.reaperturaID)],
);
