import { hashSync } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { users } from '../db/demo/people.ts';
import { usuario } from '../db/schema.ts';

/** The hash of a key at a thousandth of the usual cost, which its verification takes as well. */
export function cheapHash(clave: string): string {
  return hashSync(clave, { memoryCost: 64, timeCost: 1, parallelism: 1 });
}

/** Leaves the demonstration company's keys as they are, and takes the cost from each sign-in with them. */
export async function cheapenKeys(db: Db): Promise<void> {
  for (const { nombreUsuario, clave } of users) {
    if (clave === undefined) continue;
    const claveHash = cheapHash(clave);
    await db.update(usuario).set({ claveHash }).where(eq(usuario.nombreUsuario, nombreUsuario));
  }
}
