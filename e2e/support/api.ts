import { type Client, type ClientOptions, createClient } from '@presupuesto/api-sdk';
import { type Person, SELLER } from './people.ts';

/** Signs in over HTTP; the answer is what the browser stores (decisions §2). */
export async function signIn(baseUrl: string, person: Person = SELLER): Promise<Record<string, string>> {
  const { data } = await createClient({ baseUrl }).sesion.login(person.nombreUsuario, person.clave);
  if (!data) throw new Error(`${person.nombreUsuario} cannot sign in`);
  const { token, nombreUsuario, tipoUsuario } = data;
  return { 'X-Token': token, nombreUsuario, tipoUsuario };
}

/** The SDK's client of a running server, signed in. */
export async function signedInClient(
  baseUrl: string,
  person: Person = SELLER,
  options: ClientOptions = {},
): Promise<Client> {
  const { 'X-Token': token } = await signIn(baseUrl, person);
  return createClient({ ...options, baseUrl, ...(token === undefined ? {} : { token }) });
}

/** A list that must not be empty, as the demonstration company's are not. */
export function first<T>(list: readonly T[] | null | undefined): T {
  const item = list?.[0];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
