import { parseArgs } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { resetKey } from './areas/claves/reset.ts';
import { findByName } from './areas/sesion/repo.ts';
import { canSignIn } from './areas/usuarios/rules.ts';
import type { Db } from './db/connect.ts';
import { usuario } from './db/schema.ts';
import { makeOneTimeKey } from './keys/one-time-key.ts';
import { fail, onDatabase } from './on-database.ts';

/*
 * Gives a user a one-time key, as an administrator does: the way back in where the only administrator has lost theirs. The settings are
 * the server's. Ends with 2 where no user is named.
 */
const USAGE = 'Uso: node reset-key.js usuario\n';

const name = readName();
await onDatabase(async (db) => {
  const user = await findByName(db, name);
  if (user === undefined) {
    const names = await administrators(db);
    return fail(`No hay ningún usuario «${name}». Administradores: ${names.join(', ')}.`);
  }
  const { nombreUsuario } = user;
  if (!canSignIn(user)) {
    return fail(`«${nombreUsuario}» está bloqueado o inactivo y no entraría con ninguna clave.`);
  }
  const clave = makeOneTimeKey();
  // Servers that run look a session up again after a second.
  const sessions = { clearCache() {} };
  await resetKey({ db, now: () => new Date(), sessions }, null, { usuario: nombreUsuario, clave });
  process.stdout.write(`usuario ${nombreUsuario}, clave ${clave}\n`);
  process.stdout.write(
    'Sirve durante 72 horas o cinco intentos fallidos y, al entrar, hay que elegir otra. Sus sesiones han terminado.\n',
  );
});

/** The names of those who can sign in as one. */
async function administrators(db: Db): Promise<string[]> {
  const found = await db
    .select({ nombreUsuario: usuario.nombreUsuario })
    .from(usuario)
    .where(
      and(eq(usuario.tipoUsuario, 'ADMINISTRADOR'), eq(usuario.activo, true), eq(usuario.bloqueado, false)),
    )
    .orderBy(usuario.nombreUsuario);
  return found.map(({ nombreUsuario }) => nombreUsuario);
}

function readName(): string {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    const [given = ''] = positionals;
    if (positionals.length === 1 && given.trim() !== '') return given;
  } catch {
    // An option, of which there are none.
  }
  process.stderr.write(USAGE);
  return process.exit(2);
}
