import { contract } from '../../contract/contract.ts';
import type { Check } from '../check.ts';
import { expectStatus, field, type Kit, type Who } from '../kit.ts';
import { must, needed } from '../verdict.ts';
import { fits } from './reads.ts';
import { UNKNOWN_NAME } from './unknown-ids.ts';

const { login, logout, validarToken } = contract.sesion;

/** Name and key of one of the two sign-ins that a server is checked with. */
export interface SignIn {
  readonly nombreUsuario: string;
  readonly clave: string;
}

export type SignIns = Readonly<Record<'administrador' | 'vendedor', SignIn>>;

/** Signs in as both. Every check that needs them reports what they may not do. */
export async function signInBoth(kit: Kit, people: SignIns): Promise<boolean> {
  for (const who of ['administrador', 'vendedor'] as const) {
    const token = await tokenOf(kit, people[who]).catch(() => undefined);
    if (token !== undefined) kit.tokens.set(who, token);
  }
  return kit.tokens.has('administrador') && kit.tokens.has('vendedor');
}

async function tokenOf(kit: Kit, { nombreUsuario, clave }: SignIn): Promise<string | undefined> {
  const { status, content } = await kit.send(login, { body: { nombreUsuario, clave } }, 'nadie');
  const token = field(field(content, 'data'), 'token');
  return status === 200 && typeof token === 'string' && token !== '' ? token : undefined;
}

/** How long a server may take to end a session that nobody waits for any more. */
const SIGN_OUT_WITHIN_MS = 5000;

/** Ends every session that was begun, whoever began it; one that cannot be ended runs out by itself. */
export async function signOutAll(kit: Kit): Promise<void> {
  for (const { content } of kit.observed.get(login) ?? []) {
    const token = field(field(content, 'data'), 'token');
    if (typeof token !== 'string') continue;
    const ending = kit.withSignal(AbortSignal.timeout(SIGN_OUT_WITHIN_MS));
    ending.tokens.set('vendedor', token);
    await ending.send(logout, {}, 'vendedor').catch(() => undefined);
  }
}

export function sessionChecks(people: SignIns): Check[] {
  return [
    {
      rule: 'respuesta',
      call: login,
      run: async (kit) => {
        const { nombreUsuario, clave } = people.vendedor;
        const answer = await kit.send(login, { body: { nombreUsuario, clave } }, 'nadie');
        expectStatus(answer, 200);
        must((field(answer.content, 'data') ?? null) !== null, 'no lleva data');
        fits(login.response, answer.content);
      },
    },
    {
      rule: 'credenciales',
      call: login,
      run: async (kit) => {
        const body = { nombreUsuario: UNKNOWN_NAME, clave: 'Conformidad-1!' };
        expectStatus(await kit.send(login, { body }, 'nadie'), 401);
      },
    },
    {
      rule: 'respuesta',
      call: validarToken,
      run: async (kit) => {
        const token = needed(kit.tokens.get('vendedor'), 'no se pudo iniciar sesión como vendedor');
        expectStatus(await kit.send(validarToken, { body: { token } }), 200);
      },
    },
    {
      rule: 'token-de-otro',
      call: validarToken,
      run: async (kit) => {
        const token = needed(kit.tokens.get('desconocido'), '');
        expectStatus(await kit.send(validarToken, { body: { token } }), 401);
      },
    },
    {
      rule: 'sesion-cerrada',
      call: logout,
      run: async (kit) => {
        const token = needed(await tokenOf(kit, people.vendedor), 'no se pudo iniciar otra sesión');
        await as(kit, token, async (who) => {
          expectStatus(await kit.send(logout, {}, who), 200);
          expectStatus(await kit.send(validarToken, { body: { token } }, who), 401);
        });
      },
    },
  ];
}

/** Lets the seller be another session of theirs for a moment. */
async function as(kit: Kit, token: string, work: (who: Who) => Promise<void>): Promise<void> {
  const own = kit.tokens.get('vendedor');
  kit.tokens.set('vendedor', token);
  try {
    await work('vendedor');
  } finally {
    if (own === undefined) kit.tokens.delete('vendedor');
    else kit.tokens.set('vendedor', own);
  }
}
