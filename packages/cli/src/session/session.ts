import { ApiError, type Client, createClient, type Sesion } from '@presupuesto/api-sdk';
import type { Context } from '../shell/command.ts';
import { Problem } from '../shell/problems.ts';
import { type Person, readSignIn, readUrl } from './settings.ts';

/** How long a server may take to end a session that nobody waits for any more. */
const SIGN_OUT_WITHIN_MS = 5000;

/**
 * Does some work with a client that is signed in as the environment says, and signs out again, also when the work fails or
 * is interrupted. A session that came as a token is left open. Reads are sent again when they fail in passing.
 */
export async function withSession<T>(
  { env, signal }: Pick<Context, 'env' | 'signal'>,
  work: (sdk: Client) => Promise<T>,
): Promise<T> {
  const baseUrl = readUrl(env);
  const who = readSignIn(env);
  if ('token' in who) return work(createClient({ baseUrl, token: who.token, retry: {} }));

  const sdk = createClient({ baseUrl, retry: {} });
  const sesion = await signIn(sdk, who, signal);
  try {
    if (sesion.debeCambiarClave) {
      throw new Problem('Debe cambiar la clave en la aplicación antes de usarla aquí.');
    }
    return await work(sdk);
  } finally {
    await signOut(sdk);
  }
}

/** Signs in. A wrong key is no dead session, as any other 401 is. @throws Problem for a wrong key; ApiError for other failures */
export async function signIn(
  sdk: Client,
  { nombreUsuario, clave }: Person,
  signal: AbortSignal,
): Promise<Sesion> {
  try {
    return await sdk.sesion.login(nombreUsuario, clave, { signal }).orThrow();
  } catch (error) {
    if (error instanceof ApiError && error.kind === 'http' && error.status === 401)
      throw new Problem(error.text);
    throw error;
  }
}

/** Ends a session; one that cannot be ended runs out by itself. */
export async function signOut(sdk: Client): Promise<void> {
  await sdk.sesion.logout({ signal: AbortSignal.timeout(SIGN_OUT_WITHIN_MS) }).catch(() => undefined);
}
