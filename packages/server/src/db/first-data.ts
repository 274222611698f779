import { verifyOwnKey } from '../keys/keys.ts';
import type { Settings } from '../settings.ts';
import type { Db } from './connect.ts';
import { seedAdministrator, seedDemo } from './demo/index.ts';
import { inTurn } from './in-turn.ts';
import { usuario } from './schema.ts';

/** A name and key that open a session, to be printed. */
export interface SignIn {
  nombreUsuario: string;
  clave: string;
}

/** The demonstration company's own (decisions §11). */
export const demoSignIns: readonly SignIn[] = [
  { nombreUsuario: 'admin', clave: 'Admin-2026!' },
  { nombreUsuario: 'vendedor', clave: 'Ventas-2026!' },
];

/**
 * Fills a database without users: the demonstration company, or one administrator with a one-time key. All or nothing, and
 * once, however many servers start.
 *
 * @returns the new administrator's sign-in, to be printed once
 */
export function loadFirstData(db: Db, settings: Settings, now: Date): Promise<SignIn | undefined> {
  return inTurn(db, async (locked) => {
    const [someone] = await locked.select({ usuarioID: usuario.usuarioID }).from(usuario).limit(1);
    if (someone !== undefined) return undefined;
    if (!settings.demo) return seedAdministrator(locked, now);
    await seedDemo(locked, { date: settings.demoDate ?? now });
    // Without its own, the planner makes the statement that saves a cell anew each time: four times slower (measured).
    await locked.execute('analyze');
    return undefined;
  });
}

/** The demonstration company's sign-ins whose keys nobody has changed, to be printed. Takes as long as signing in. */
export async function workingDemoSignIns(db: Db): Promise<readonly SignIn[]> {
  const users = await db
    .select({ nombreUsuario: usuario.nombreUsuario, claveHash: usuario.claveHash })
    .from(usuario);
  const works = await Promise.all(
    demoSignIns.map(async ({ nombreUsuario, clave }) => {
      const user = users.find((candidate) => candidate.nombreUsuario === nombreUsuario);
      return user !== undefined && (await verifyOwnKey(user.claveHash, clave));
    }),
  );
  return demoSignIns.filter((_, index) => works[index]);
}
