import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { usuario, vendedor } from '../../db/schema.ts';
import type { DatosUsuario, ShownUsuario } from './repo.ts';

/**
 * The name of the salesperson whom a user's change of address would leave without anybody who works as them: the address alone
 * ties the two. One who becomes an administrator leaves by that, whatever the address.
 */
export async function sellerLeft(
  db: Db,
  before: ShownUsuario,
  { tipoUsuario, email }: Pick<DatosUsuario, 'tipoUsuario' | 'email'>,
): Promise<string | undefined> {
  const isSeller = before.tipoUsuario === 'VENDEDOR' && tipoUsuario === 'VENDEDOR';
  if (!isSeller || email === before.email) return undefined;
  const isAddress = sql`lower(${usuario.email}) = lower(${vendedor.email})`;
  const others = db
    .select({ usuarioID: usuario.usuarioID })
    .from(usuario)
    .where(and(isAddress, eq(usuario.tipoUsuario, 'VENDEDOR'), ne(usuario.usuarioID, before.usuarioID)));
  const [left] = await db
    .select({ nombre: vendedor.nombre, apellido: vendedor.apellido })
    .from(vendedor)
    .where(
      and(
        sql`lower(${vendedor.email}) = lower(${before.email}::text)`,
        sql`lower(${vendedor.email}) <> lower(${email}::text)`,
        sql`not exists ${others}`,
      ),
    );
  return left && `${left.nombre} ${left.apellido}`;
}
