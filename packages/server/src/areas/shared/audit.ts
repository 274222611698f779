import type { Db } from '../../db/connect.ts';
import { auditoria } from '../../db/schema.ts';
import type { Recorded } from './recorded-fields.ts';

/** A change that must be known later. Never a key or a token. */
interface AuditEntry<A extends object = object, D extends object = object> {
  /** Nobody was signed in: null. */
  usuarioID: number | null;
  cuando: Date;
  /** `noun.verb-in-past`. */
  accion: string;
  antes?: Recorded<A>;
  despues?: Recorded<D>;
}

/** Who changes something, and when. */
export type Author = Pick<AuditEntry, 'usuarioID' | 'cuando'>;

/** The caller of a request as the author of what it changes. */
export function authorship(now: () => Date) {
  return ({ usuarioID }: { usuarioID: number }): Author => ({ usuarioID, cuando: now() });
}

/** Records a change, in the transaction that makes it. */
export async function recordAudit<A extends object, D extends object>(
  db: Db,
  entry: AuditEntry<A, D>,
): Promise<void> {
  await db.insert(auditoria).values(entry);
}
