import { UsageProblem } from '../shell/problems.ts';

type Env = Readonly<Record<string, string | undefined>>;

export interface Person {
  readonly nombreUsuario: string;
  readonly clave: string;
}

const DEFAULT_URL = 'http://127.0.0.1:3000';

/** Where the server is, as browsers write it, without the `/api/v1` that people may copy along. @throws UsageProblem when it is no address */
export function readUrl(env: Env): string {
  const text = env['PRESUPUESTO_URL']?.trim() || DEFAULT_URL;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new UsageProblem('PRESUPUESTO_URL no es una dirección http o https');
  }
  if (url.username || url.password) {
    throw new UsageProblem('PRESUPUESTO_URL no debe llevar usuario ni clave');
  }
  if (url.search || url.hash) throw new UsageProblem('PRESUPUESTO_URL no debe llevar ? ni #');
  return url.origin + url.pathname.replace(/(\/api\/v1)?\/*$/, '');
}

/** Who signs in, or the token of a session that is open already, which comes first. @throws UsageProblem when neither is set, or the token is none */
export function readSignIn(env: Env): Person | { readonly token: string } {
  const token = env['PRESUPUESTO_TOKEN']?.trim();
  if (!token) return readPerson(env, 'PRESUPUESTO');
  // It travels in a header, which takes no other character.
  if (!/^[!-~]+$/.test(token))
    throw new UsageProblem('PRESUPUESTO_TOKEN lleva algún carácter que un token no tiene');
  return { token };
}

/** A sign-in from `<prefix>_USUARIO` and `<prefix>_CLAVE`. @throws UsageProblem when one is missing */
export function readPerson(env: Env, prefix: string): Person {
  return { nombreUsuario: required(env, `${prefix}_USUARIO`), clave: required(env, `${prefix}_CLAVE`) };
}

function required(env: Env, name: string): string {
  const value = env[name];
  if (!value) throw new UsageProblem(`Falta la variable de entorno ${name}`);
  return value;
}
