import { first, signedInClient } from './api.ts';
import { ADMIN, type Person, SELLER } from './people.ts';

const KEY = 'Segunda-2026!';

/** A second person who signs in as the salesperson of `vendedor`, with a key of the own. */
export async function secondUser(baseUrl: string, nombreUsuario: string): Promise<Person> {
  const admin = await signedInClient(baseUrl, ADMIN);
  const { data } = await admin.usuarios.list({
    pageNumber: 0,
    pageSize: 10,
    nombreUsuario: SELLER.nombreUsuario,
  });
  const { email } = first(data?.filter((user) => user.nombreUsuario === SELLER.nombreUsuario));
  await admin.usuarios.create({ nombreUsuario, email, tipoUsuario: 'VENDEDOR' });
  const given = { nombreUsuario, clave: 'De-Paso-2026!' };
  await admin.claves.reset(given.nombreUsuario, given.clave);
  await (await signedInClient(baseUrl, given)).claves.change(given.clave, KEY);
  return { nombreUsuario, clave: KEY };
}
