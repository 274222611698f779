import { client } from './hey-api/client.gen';
import { comprobarArchivo, listarPaises, login } from './hey-api/index';
import type { Seen, Task } from './task';

/** The client that @hey-api/openapi-ts makes. */
export async function work({ baseUrl, nombreUsuario, clave, file }: Task): Promise<Seen> {
  client.setConfig({ baseUrl });
  const session = await login({ body: { nombreUsuario, clave } });
  const token = session.data?.data?.token ?? '';
  client.setConfig({ baseUrl, auth: token });
  const paises = await listarPaises();
  const checked = await comprobarArchivo({ body: { file, nombre: 'SOPOct-2025' } });
  const refused = await listarPaises({ auth: 'otro' });
  const limited = refused.error?.message ?? '';
  return {
    paises: (paises.data?.data ?? []).map(({ nombre }) => nombre),
    file: [checked.response?.status ?? 0, checked.error?.message ?? checked.data?.message ?? ''],
    stranger: [refused.response?.status ?? 0, limited],
  };
}
