import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { searchable } from '../searchable.ts';
import { id } from './id.ts';
import { moment } from './moment.ts';

export const usuario = pgTable(
  'usuario',
  {
    usuarioID: id('usuario_id'),
    nombreUsuario: text('nombre_usuario').notNull(),
    /** People sign in by it: two names that differ only in case or accents cannot both exist. */
    nombreBuscable: text('nombre_buscable')
      .notNull()
      .unique()
      .generatedAlwaysAs(searchable(sql.raw('"nombre_usuario"'))),
    email: text('email').notNull(),
    tipoUsuario: text('tipo_usuario', { enum: ['ADMINISTRADOR', 'VENDEDOR'] }).notNull(),
    activo: boolean('activo').notNull().default(true),
    bloqueado: boolean('bloqueado').notNull().default(false),
    /** The key; null: nobody can sign in yet. */
    claveHash: text('clave_hash'),
    debeCambiarClave: boolean('debe_cambiar_clave').notNull().default(false),
    /** Only for a key that somebody else chose: when it becomes void, and the wrong tries against it (decisions §8). */
    claveVence: moment('clave_vence'),
    claveIntentos: integer('clave_intentos').notNull().default(0),
    /** The recovery's one-time key, beside the old one, which works until this one is used (decisions §8). */
    claveTemporalHash: text('clave_temporal_hash'),
    claveTemporalVence: moment('clave_temporal_vence'),
  },
  (table) => [
    index('usuario_busqueda').using('gin', table.nombreBuscable.op('gin_trgm_ops')),
    check('usuario_tipo', sql`${table.tipoUsuario} in ('ADMINISTRADOR', 'VENDEDOR')`),
  ],
);

/** A signed-in session. The token itself is not stored. */
export const sesion = pgTable(
  'sesion',
  {
    tokenHash: text('token_hash').primaryKey(),
    usuarioID: integer('usuario_id')
      .notNull()
      .references(() => usuario.usuarioID, { onDelete: 'cascade' }),
    creada: moment('creada').notNull(),
    ultimoUso: moment('ultimo_uso').notNull(),
  },
  (table) => [index('sesion_usuario').on(table.usuarioID)],
);

/** From where a user has signed in, so that others' wrong tries keep nobody out who comes from there (decisions §8). */
export const direccionConocida = pgTable(
  'direccion_conocida',
  {
    usuarioID: integer('usuario_id')
      .notNull()
      .references(() => usuario.usuarioID, { onDelete: 'cascade' }),
    direccion: text('direccion').notNull(),
    /** The last time, to a day. */
    ultima: moment('ultima').notNull(),
  },
  (table) => [primaryKey({ name: 'direccion_conocida_clave', columns: [table.usuarioID, table.direccion] })],
);

/**
 * Counts of what is limited (`keys/limits.ts`), each as the moment at which it will be empty. Unlogged, which drizzle cannot say:
 * nobody waits for the disk, and a crash of the database empties it.
 */
export const contador = pgTable('contador', {
  cuenta: text('cuenta').primaryKey(),
  hasta: moment('hasta').notNull(),
});

/** One row: the place that this database was last used in. Elsewhere it is a restored copy, in which no session lives on. */
export const instalacion = pgTable('instalacion', {
  lugar: text('lugar').notNull(),
});
