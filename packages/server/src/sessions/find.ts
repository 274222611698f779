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

/** The sessions behind those hashes that are there, by hash. */
export type FindStored = (tokenHashes: readonly string[]) => Promise<ReadonlyMap<string, StoredSession>>;

/** What ties a user to a salesperson: the same e-mail address, whatever its case (decisions §8). */
const isSellerOfUser = and(
  eq(usuario.tipoUsuario, 'VENDEDOR'),
  sql`lower(${vendedor.email}) = lower(${usuario.email})`,
);

const isAllowedUser = and(eq(usuario.activo, true), eq(usuario.bloqueado, false));

/** The look-up that calls make, planned once: only sessions of active, unblocked users are found. */
export function prepareFind(db: Db): FindStored {
  const statement = db
    .select({
      tokenHash: sesion.tokenHash,
      user: {
        usuarioID: usuario.usuarioID,
        nombreUsuario: usuario.nombreUsuario,
        tipoUsuario: usuario.tipoUsuario,
        debeCambiarClave: usuario.debeCambiarClave,
        vendedorID: vendedor.vendedorID,
      },
      creada: sesion.creada,
      ultimoUso: sesion.ultimoUso,
    })
    .from(sesion)
    .innerJoin(usuario, eq(usuario.usuarioID, sesion.usuarioID))
    .leftJoin(vendedor, isSellerOfUser)
    .where(and(sql`${sesion.tokenHash} = any(${sql.placeholder('tokenHashes')}::text[])`, isAllowedUser))
    .prepare('find_sessions');
  return async (tokenHashes) => {
    const found = await statement.execute({ tokenHashes });
    return new Map(found.map(({ tokenHash, ...session }) => [tokenHash, session]));
  };
}
