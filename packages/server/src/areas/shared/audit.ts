import type { Db } from '../../db/connect.ts';
import { auditoria } from '../../db/schema.ts';

/** A change that must be known later. Never a key or a token. */
interface AuditEntry {
  /** Nobody was signed in: null. */
  usuarioID: number | null;
  cuando: Date;
  /** `noun.verb-in-past`. */
  accion: string;
  antes?: Record<string, unknown>;
  despues?: Record<string, unknown>;
}

/** Who changes something, and when. */
export type Author = Pick<AuditEntry, 'usuarioID' | 'cuando'>;

/** The caller of a request as the author of what it changes. */
export function authorship(now: () => Date) {
  return ({ usuarioID }: { usuarioID: number }): Author => ({ usuarioID, cuando: now() });
}

/** Records a change, in the transaction that makes it. */
export async function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  await db.insert(auditoria).values(entry);
}
