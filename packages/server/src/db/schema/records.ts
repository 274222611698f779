import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { moneda, vendedor } from './catalogue.ts';
import { id } from './id.ts';
import { transaccion } from './log.ts';
import { usuario } from './people.ts';
import { periodo } from './periods.ts';

const snapshot = customType<{ data: string }>({ dataType: () => 'pg_snapshot' });

/** Who approved a seller's budget, when, and the totals at that moment; a total that needs an absent rate is null. */
export const aprobacion = pgTable(
  'aprobacion',
  {
    aprobacionID: id('aprobacion_id'),
    vendedorID: integer('vendedor_id')
      .notNull()
      .references(() => vendedor.vendedorID),
    periodoID: text('periodo_id')
      .notNull()
      .references(() => periodo.periodoID, { onDelete: 'cascade' }),
    usuarioID: integer('usuario_id')
      .notNull()
      .references(() => usuario.usuarioID),
    cuando: timestamp('cuando', { withTimezone: true }).notNull(),
    filas: integer('filas').notNull(),
    totalVolumenTon: numeric('total_volumen_ton').notNull(),
    /** In `monedaID`. */
    totalVentas: numeric('total_ventas'),
    monedaID: text('moneda_id')
      .notNull()
      .references(() => moneda.monedaID),
    totalVentasEUR: numeric('total_ventas_eur'),
    /** What the totals contain, and the last change in it, 0 for none; null in approvals of before they were noted. */
    instantanea: snapshot('instantanea'),
    ultimoCambioID: bigint('ultimo_cambio_id', { mode: 'number' }),
  },
  (table) => [
    index('aprobacion_periodo').on(table.periodoID, table.vendedorID),
    index('aprobacion_vendedor').on(table.vendedorID),
  ],
);

/** Who did what when, with the state before and after. Never a key or a token. */
export const auditoria = pgTable(
  'auditoria',
  {
    auditoriaID: id('auditoria_id'),
    /** Null: nobody was signed in. */
    usuarioID: integer('usuario_id').references(() => usuario.usuarioID, { onDelete: 'set null' }),
    cuando: timestamp('cuando', { withTimezone: true }).notNull(),
    accion: text('accion').notNull(),
    antes: jsonb('antes'),
    despues: jsonb('despues'),
    transaccion: transaccion(),
    /** What it is about, as far as it says so. */
    periodoID: text('periodo_id').generatedAlwaysAs(
      sql`coalesce("despues" ->> 'periodoID', "antes" ->> 'periodoID')`,
    ),
    vendedorID: integer('vendedor_id').generatedAlwaysAs(
      sql`(coalesce("despues" -> 'vendedorID', "antes" -> 'vendedorID') #>> '{}')::int`,
    ),
  },
  (table) => [
    index('auditoria_cuando').on(table.cuando),
    index('auditoria_usuario').on(table.usuarioID),
    index('auditoria_transaccion').on(table.transaccion),
    index('auditoria_periodo').on(table.periodoID),
  ],
);
