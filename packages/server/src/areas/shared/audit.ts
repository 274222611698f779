import type { Db } from '../../db/connect.ts';
import { auditoria } from '../../db/schema.ts';

/** Something done that must be known later. Never a key or a token. */
interface Deed {
  /** Nobody was signed in: null. */
  usuarioID: number | null;
  cuando: Date;
  /** `noun.verb-in-past`. */
  accion: string;
  antes?: Record<string, unknown>;
  despues?: Record<string, unknown>;
}

/** Who changes something, and when. */
export type Author = Pick<Deed, 'usuarioID' | 'cuando'>;

/** The caller of a request as the author of what it changes. */
export function authorship(now: () => Date) {
  return ({ usuarioID }: { usuarioID: number }): Author => ({ usuarioID, cuando: now() });
}

/** Records a deed, in the transaction that does it. */
export async function recordDeed(db: Db, deed: Deed): Promise<void> {
  await db.insert(auditoria).values(deed);
}
