import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario, vendedor } from '../../db/schema.ts';
import { deleteSessionsOf } from '../../sessions/delete.ts';
import type { KeyColumns } from '../claves/assigned-key.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { USER_CREATED } from '../usuarios/create.ts';
import { changeUsuario, insertUsuario, type ShownUsuario, shownOfUsuario } from '../usuarios/repo.ts';
import { USER_CHANGED } from '../usuarios/update.ts';
import { nameFromEmail } from './rules.ts';

const hasAddress = (email: string) => sql<boolean>`lower(${usuario.email}) = lower(${email}::text)`;

/** The VENDEDOR users with an address: they work as the salesperson who has it (decisions §8). */
export function usersTiedTo(db: Db, email: string): Promise<ShownUsuario[]> {
  return db
    .select(shownOfUsuario)
    .from(usuario)
    .where(and(eq(usuario.tipoUsuario, 'VENDEDOR'), hasAddress(email)))
    .orderBy(asc(usuario.usuarioID));
}

/**
 * Adds a VENDEDOR user named after the address: `ana.perez`, or `ana.perez2` and so on when that is somebody's already. Names
 * that are being taken at the same moment are waited for, so that two at once get different ones.
 */
export async function addTiedUser(
  db: Db,
  email: string,
  key: KeyColumns,
  author: Author,
): Promise<ShownUsuario> {
  const name = nameFromEmail(email);
  const user = { email, tipoUsuario: 'VENDEDOR', activo: true, bloqueado: false, ...key } as const;
  for (let number = 1; ; number += 1) {
    const nombreUsuario = number === 1 ? name : `${name}${number}`;
    const added = await insertUsuario(db, { ...user, nombreUsuario });
    if (!added) continue;
    await recordAudit(db, { ...author, accion: USER_CREATED, despues: { ...added } });
    return added;
  }
}

/** The active users who work as some salespeople: their names, by the salesperson's id. */
export async function activeUsersOf(db: Db, vendedorIDs: readonly number[]): Promise<Map<number, string[]>> {
  const users = await db
    .select({ nombreUsuario: usuario.nombreUsuario, vendedorID: vendedor.vendedorID })
    .from(usuario)
    .innerJoin(vendedor, sql`lower(${vendedor.email}) = lower(${usuario.email})`)
    .where(
      and(
        eq(usuario.tipoUsuario, 'VENDEDOR'),
        eq(usuario.activo, true),
        inArray(vendedor.vendedorID, [...vendedorIDs]),
      ),
    )
    .orderBy(asc(usuario.usuarioID));
  const names = new Map<number, string[]>();
  for (const { vendedorID, nombreUsuario } of users)
    names.set(vendedorID, [...(names.get(vendedorID) ?? []), nombreUsuario]);
  return names;
}

/** Takes the access of everybody who works as the salesperson with this address, sessions included. @returns their names */
export async function deactivateTiedUsers(db: Db, email: string, author: Author): Promise<string[]> {
  const users = await db
    .select(shownOfUsuario)
    .from(usuario)
    .where(and(eq(usuario.tipoUsuario, 'VENDEDOR'), eq(usuario.activo, true), hasAddress(email)))
    .orderBy(asc(usuario.usuarioID))
    .for('no key update');
  for (const before of users) {
    const after = await changeUsuario(db, before.usuarioID, { activo: false });
    await deleteSessionsOf(db, before.usuarioID);
    await recordAudit(db, {
      ...author,
      accion: USER_CHANGED,
      antes: { ...before },
      despues: { ...after },
    });
  }
  return users.map(({ nombreUsuario }) => nombreUsuario);
}

/**
 * Lets the users of a salesperson follow to a new address, so that they keep working as that salesperson. Where a VENDEDOR user
 * has that address already, it is that one's turn: the former ones stay where they are and work as nobody, because nobody
 * decided that two people share a salesperson. A recovery key that went to the old address is void.
 */
export async function followAddress(
  db: Db,
  { from, to }: { from: string; to: string },
  author: Author,
): Promise<void> {
  // In the order of their ids, as every other lock on users.
  const users = await db
    .select({ ...shownOfUsuario, isThere: hasAddress(to) })
    .from(usuario)
    .where(and(eq(usuario.tipoUsuario, 'VENDEDOR'), or(hasAddress(from), hasAddress(to))))
    .orderBy(asc(usuario.usuarioID))
    .for('no key update');
  if (users.some(({ isThere }) => isThere)) return;
  for (const { isThere: _, ...before } of users) {
    const moved = { email: to, claveTemporalHash: null, claveTemporalVence: null };
    const after = await changeUsuario(db, before.usuarioID, moved);
    await recordAudit(db, {
      ...author,
      accion: USER_CHANGED,
      antes: { ...before },
      despues: { ...after },
    });
  }
}
