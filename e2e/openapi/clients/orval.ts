import { comprobarArchivo, listarPaises, login } from './orval/client';
import type { Seen, Task } from './task';

/** The client that orval makes for `fetch`. */
export async function work({ nombreUsuario, clave, file }: Task): Promise<Seen> {
  const session = await login({ nombreUsuario, clave });
  const token = session.status === 200 ? (session.data.data?.token ?? '') : '';
  const headers = { 'X-Token': token };
  const paises = await listarPaises({ headers });
  const checked = await comprobarArchivo({ file, nombre: 'SOPOct-2025' }, { headers });
  const refused = await listarPaises({ headers: { 'X-Token': 'otro' } });
  return {
    paises: paises.status === 200 ? (paises.data.data ?? []).map(({ nombre }) => nombre) : [],
    file: [checked.status, checked.data.message ?? ''],
    stranger: [refused.status, refused.data.message ?? ''],
  };
}
