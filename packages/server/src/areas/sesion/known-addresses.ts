import { and, eq, gt, lt } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { direccionConocida, usuario } from '../../db/schema.ts';
import { isNamed } from '../shared/user-of-name.ts';
import type { StoredUser } from './repo.ts';

const day = 24 * 60 * 60_000;
/** What counts as lately: longer than a holiday. */
const memoryMs = 30 * day;

/** The user of a typed name, if any, and whether that user has signed in from an address lately. */
interface NameAtAddress {
  user: StoredUser | undefined;
  isKnown: boolean;
}

/** Looks a typed name up, whatever its case and accents, with the address that it comes from. One query for every name. */
export async function findAtAddress(
  db: Db,
  { nombreUsuario, address, at }: { nombreUsuario: string; address: string; at: Date },
): Promise<NameAtAddress> {
  const [found] = await db
    .select({ user: usuario, lately: direccionConocida.ultima })
    .from(usuario)
    .leftJoin(
      direccionConocida,
      and(
        eq(direccionConocida.usuarioID, usuario.usuarioID),
        eq(direccionConocida.direccion, address),
        gt(direccionConocida.ultima, new Date(at.getTime() - memoryMs)),
      ),
    )
    .where(isNamed(nombreUsuario));
  return { user: found?.user, isKnown: found !== undefined && found.lately !== null };
}

/** Notes that a user has signed in from an address, once a day, and deletes addresses the user has not used for long. */
export async function rememberAddress(
  db: Db,
  { usuarioID, address, at }: { usuarioID: number; address: string; at: Date },
): Promise<void> {
  const noted = await db
    .insert(direccionConocida)
    .values({ usuarioID, direccion: address, ultima: at })
    .onConflictDoUpdate({
      target: [direccionConocida.usuarioID, direccionConocida.direccion],
      set: { ultima: at },
      setWhere: lt(direccionConocida.ultima, new Date(at.getTime() - day)),
    });
  if (noted.rowCount === 0) return;
  await db
    .delete(direccionConocida)
    .where(
      and(
        eq(direccionConocida.usuarioID, usuarioID),
        lt(direccionConocida.ultima, new Date(at.getTime() - memoryMs)),
      ),
    );
}
