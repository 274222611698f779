import { hashKey } from '../../keys/keys.ts';
import { makeOneTimeKey } from '../../keys/one-time-key.ts';
import type { Db } from '../connect.ts';
import { auditoria, usuario } from '../schema.ts';

/**
 * Creates the first administrator with a one-time key, which does not expire: there is nobody yet who could give another.
 * An address that no mail reaches stands until the administrator writes the real one.
 */
export async function seedAdministrator(
  db: Db,
  now: Date,
): Promise<{ nombreUsuario: string; clave: string }> {
  const nombreUsuario = 'admin';
  const clave = makeOneTimeKey();
  const user = { nombreUsuario, email: 'admin@presupuesto.invalid', tipoUsuario: 'ADMINISTRADOR' } as const;
  await db.insert(usuario).values({ ...user, claveHash: await hashKey(clave), debeCambiarClave: true });
  await db.insert(auditoria).values({ cuando: now, accion: 'usuario.creado', despues: user });
  return { nombreUsuario, clave };
}
