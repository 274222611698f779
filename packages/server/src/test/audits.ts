import { asc } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { auditoria } from '../db/schema.ts';

/** What the audit holds, in its order: who, when and what, without what the server derives for its searches. */
export const auditsIn = (db: Db) => {
  const { auditoriaID, usuarioID, cuando, accion, antes, despues } = auditoria;
  return db
    .select({ auditoriaID, usuarioID, cuando, accion, antes, despues })
    .from(auditoria)
    .orderBy(asc(auditoriaID));
};
