import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { sesion, usuario, vendedor } from '../db/schema.ts';
import type { SessionUser } from './session-user.ts';

/** A session as the database has it. */
export interface StoredSession {
  user: SessionUser;
  creada: Date;
  ultimoUso: Date;
}

export type FindStored = (tokenHash: string) => Promise<StoredSession | undefined>;

/** What ties a user to a salesperson: the same e-mail address, whatever its case (decisions §8). */
const isSellerOfUser = and(
  eq(usuario.tipoUsuario, 'VENDEDOR'),
  sql`lower(${vendedor.email}) = lower(${usuario.email})`,
);

const isAllowedUser = and(eq(usuario.activo, true), eq(usuario.bloqueado, false));

const columns = {
  user: {
    usuarioID: usuario.usuarioID,
    nombreUsuario: usuario.nombreUsuario,
    tipoUsuario: usuario.tipoUsuario,
    debeCambiarClave: usuario.debeCambiarClave,
    vendedorID: vendedor.vendedorID,
  },
  creada: sesion.creada,
  ultimoUso: sesion.ultimoUso,
};

/** The look-up that every call makes, planned once: only sessions of active, unblocked users are found. */
export function prepareFind(db: Db): FindStored {
  const statement = db
    .select(columns)
    .from(sesion)
    .innerJoin(usuario, eq(usuario.usuarioID, sesion.usuarioID))
    .leftJoin(vendedor, isSellerOfUser)
    .where(and(eq(sesion.tokenHash, sql.placeholder('tokenHash')), isAllowedUser))
    .prepare('find_session');
  return async (tokenHash) => (await statement.execute({ tokenHash }))[0];
}

/** The same of many sessions at once. */
export async function findStoredOf(
  db: Db,
  tokenHashes: readonly string[],
): Promise<(StoredSession & { tokenHash: string })[]> {
  return db
    .select({ ...columns, tokenHash: sesion.tokenHash })
    .from(sesion)
    .innerJoin(usuario, eq(usuario.usuarioID, sesion.usuarioID))
    .leftJoin(vendedor, isSellerOfUser)
    .where(and(sql`${sesion.tokenHash} = any(${sql.param(tokenHashes)}::text[])`, isAllowedUser));
}
