import { type Client, createClient } from '@presupuesto/api-sdk';
import { type Person, SELLER } from './people.ts';

/** The SDK's client of a running server, signed in. */
export async function signedInClient(baseUrl: string, person: Person = SELLER): Promise<Client> {
  const { data } = await createClient({ baseUrl }).sesion.login({ body: person });
  if (!data) throw new Error(`${person.nombreUsuario} cannot sign in`);
  return createClient({ baseUrl, token: data.token });
}

/** A list that must not be empty, as the demonstration company's are not. */
export function first<T>(list: readonly T[] | null | undefined): T {
  const item = list?.[0];
  if (item === undefined) throw new Error('The list is empty');
  return item;
}
