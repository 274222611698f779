import type { Usuario } from '@presupuesto/api-sdk/contract';
import { and, asc, count, eq, or } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario } from '../../db/schema.ts';
import { byName, contains } from '../../db/searchable.ts';
import type { KeyColumns } from '../claves/assigned-key.ts';

/** What others may know of a user, in answers and in records. Nothing of the key. */
export const shownOfUsuario = {
  usuarioID: usuario.usuarioID,
  nombreUsuario: usuario.nombreUsuario,
  email: usuario.email,
  tipoUsuario: usuario.tipoUsuario,
  activo: usuario.activo,
  bloqueado: usuario.bloqueado,
};

export type ShownUsuario = Pick<
  Usuario,
  'usuarioID' | 'nombreUsuario' | 'email' | 'tipoUsuario' | 'activo' | 'bloqueado'
>;

/** What an administrator decides about a user. */
export type DatosUsuario = Omit<ShownUsuario, 'usuarioID'>;

interface UsuarioPage {
  /** Part of a name. */
  nombreUsuario?: string | undefined;
  /** From 0. */
  pageNumber: number;
  pageSize: number;
}

/** One page of the users, by name, and how many there are in all. */
export async function listUsuarios(db: Db, { nombreUsuario, pageNumber, pageSize }: UsuarioPage) {
  const where = nombreUsuario ? contains(usuario.nombreBuscable, nombreUsuario) : undefined;
  const [data, [total]] = await Promise.all([
    db
      .select(shownOfUsuario)
      .from(usuario)
      .where(where)
      .orderBy(byName(usuario.nombreBuscable), asc(usuario.usuarioID))
      .limit(pageSize)
      .offset(pageNumber * pageSize),
    db.select({ rows: count() }).from(usuario).where(where),
  ]);
  return { data, rows: total?.rows ?? 0 };
}

/** Adds a user; undefined when somebody has the name already, case and accents aside. */
export async function insertUsuario(
  db: Db,
  user: DatosUsuario & KeyColumns,
): Promise<ShownUsuario | undefined> {
  const [added] = await db
    .insert(usuario)
    .values(user)
    .onConflictDoNothing({ target: usuario.nombreBuscable })
    .returning(shownOfUsuario);
  return added;
}

/** Changes a user; undefined for an unknown one. @throws when the name is taken: `usuario_nombre_buscable_unique` */
export async function changeUsuario(
  db: Db,
  usuarioID: number,
  values: Partial<DatosUsuario> & KeyColumns,
): Promise<ShownUsuario | undefined> {
  const [changed] = await db
    .update(usuario)
    .set(values)
    .where(eq(usuario.usuarioID, usuarioID))
    .returning(shownOfUsuario);
  return changed;
}

/**
 * A user, and everybody who is an administrator able to sign in, held against other changes until the transaction ends. Always
 * in the order of their ids, so that two changes at once wait for each other instead of deadlocking; the second then sees what
 * the first has done.
 */
export async function lockWithAdministrators(db: Db, usuarioID: number) {
  const isActive = and(
    eq(usuario.tipoUsuario, 'ADMINISTRADOR'),
    eq(usuario.activo, true),
    eq(usuario.bloqueado, false),
  );
  const locked: ShownUsuario[] = await db
    .select(shownOfUsuario)
    .from(usuario)
    .where(or(isActive, eq(usuario.usuarioID, usuarioID)))
    .orderBy(asc(usuario.usuarioID))
    .for('no key update');
  return {
    user: locked.find((candidate) => candidate.usuarioID === usuarioID),
    others: locked.filter((candidate) => candidate.usuarioID !== usuarioID),
  };
}
