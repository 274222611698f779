import type { operations } from './openapi-typescript/schema';
import type { Seen, Task } from './task';

type Json<
  Name extends keyof operations,
  Status extends keyof operations[Name]['responses'],
> = operations[Name]['responses'][Status] extends { content: { 'application/json': infer Body } }
  ? Body
  : never;

/** The types that openapi-typescript makes, around plain `fetch`. */
export async function work({ baseUrl, nombreUsuario, clave, file }: Task): Promise<Seen> {
  const body: operations['login']['requestBody']['content']['application/json'] = { nombreUsuario, clave };
  const opened = await fetch(`${baseUrl}/api/v1/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  const session = (await opened.json()) as Json<'login', 200>;
  const list = (token: string) =>
    fetch(`${baseUrl}/api/v1/paises/listar-paises`, { headers: { 'X-Token': token } });
  const token = session.data?.token ?? '';
  const paises = (await (await list(token)).json()) as Json<'listarPaises', 200>;
  const form = new FormData();
  form.set('file' satisfies keyof FormOf<'comprobarArchivo'>, file);
  form.set('nombre' satisfies keyof FormOf<'comprobarArchivo'>, 'SOPOct-2025');
  const path = `${baseUrl}/api/presupuesto/comprobar-archivo`;
  const checked = await fetch(path, { method: 'POST', headers: { 'X-Token': token }, body: form });
  const refused = await list('otro');
  return {
    paises: (paises.data ?? []).map(({ nombre }) => nombre),
    file: [checked.status, ((await checked.json()) as Json<'comprobarArchivo', 400>).message],
    stranger: [refused.status, ((await refused.json()) as Json<'listarPaises', 429>).message],
  };
}

type FormOf<Name extends 'comprobarArchivo'> =
  operations[Name]['requestBody']['content']['multipart/form-data'];
