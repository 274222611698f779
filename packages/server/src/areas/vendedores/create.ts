import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../services.ts';
import { makeFirstKey } from '../claves/assigned-key.ts';
import { sendFirstKey } from '../claves/send-first-key.ts';
import { type Author, recordAudit } from '../shared/audit.ts';
import { refusingDuplicates } from '../shared/duplicate.ts';
import { type DatosVendedor, insertVendedor, type ShownVendedor } from './repo.ts';
import { TAKEN } from './rules.ts';
import { addTiedUser, usersTiedTo } from './tied-users.ts';

/**
 * Creates a salesperson together with the user who works as them, and mails that user a one-time key (decisions §8). Where
 * VENDEDOR users have the address already, they are the ones, with the keys that they have. `activo` is the salesperson's alone:
 * access is the user's.
 *
 * @throws HttpProblem 400 for a taken code or address, and for an unknown division or country
 */
export async function createVendedor(
  services: Services,
  author: Author,
  datos: DatosVendedor,
  log: FastifyBaseLogger,
): Promise<{ data: ShownVendedor; message: string }> {
  const { db, sessions } = services;
  // Made in any case: whether it is needed shows inside the transaction, which is no place to hash in.
  const key = await makeFirstKey(author.cuando);
  const { data, known, user } = await refusingDuplicates(TAKEN, () =>
    db.transaction(async (creating) => {
      const data = await insertVendedor(creating, datos);
      await recordAudit(creating, {
        ...author,
        accion: 'vendedor.creado',
        despues: { ...data },
      });
      const known = await usersTiedTo(creating, datos.email);
      const user =
        known.length > 0 ? undefined : await addTiedUser(creating, datos.email, key.columns, author);
      return { data, known, user };
    }),
  );
  sessions.clearCache();
  if (!user) {
    const names = known.map(({ nombreUsuario }) => nombreUsuario).join(', ');
    return { data, message: `Vendedor creado y vinculado al usuario que ya tenía ese email: ${names}.` };
  }
  const ending = await sendFirstKey(services, user, key.clave, log);
  return { data, message: `Vendedor creado con el usuario ${user.nombreUsuario}${ending}` };
}
