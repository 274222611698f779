import { createHash } from 'node:crypto';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { auditoria, usuario } from '../../db/schema.ts';
import { HttpProblem } from '../../http-problem.ts';

/** What a kind of record needs for changes that only count if nobody else has changed it since it was read. */
interface ConditionalKind<Record> {
  readonly id: keyof Record & string;
  /** What people decide about it; names that other tables give are no part of its version. */
  readonly fields: readonly (keyof Record & string)[];
  /** The audit's names of its changes: the latest of them has its author. */
  readonly changes: readonly [string, ...string[]];
}

/** A change that is asked for: the version that its author saw, the record as it stands, and as it is wanted. */
interface Wanted<Record> {
  readonly visto: string | undefined;
  readonly actual: Record;
  readonly wanted: Partial<Record>;
}

/** Conditional changes of one kind of record; the caller of `refuseStale` holds the record against other changes. */
export function conditional<Kept extends object>({ id, fields, changes }: ConditionalKind<Kept>) {
  const versionOf = (record: Kept): string =>
    createHash('sha256')
      .update(JSON.stringify(fields.map((field) => record[field] ?? null)))
      .digest('base64url')
      .slice(0, 16);

  const versioned = <R extends Kept>(record: R): R & { version: string } => ({
    ...record,
    version: versionOf(record),
  });

  /**
   * Refuses a change of a record that is another than its author saw. One that already is as wanted is no conflict: the answer
   * to the first try was lost.
   *
   * @throws HttpProblem 409 with the record as it stands, who left it so and when
   */
  async function refuseStale(db: Db, { visto, actual, wanted }: Wanted<Kept>): Promise<void> {
    if (visto === undefined || visto === versionOf(actual)) return;
    if (versionOf({ ...actual, ...wanted }) === versionOf(actual)) return;
    const [last] = await db
      .select({ nombreUsuario: usuario.nombreUsuario, cuando: auditoria.cuando })
      .from(auditoria)
      .leftJoin(usuario, eq(usuario.usuarioID, auditoria.usuarioID))
      .where(
        and(
          inArray(auditoria.accion, [...changes]),
          sql`${auditoria.despues} ->> ${id}::text = ${String(actual[id])}::text`,
        ),
      )
      .orderBy(desc(auditoria.auditoriaID))
      .limit(1);
    throw new HttpProblem(
      409,
      `${last?.nombreUsuario ?? 'Otra persona'} cambió este registro después de que usted lo abriera`,
      {
        actual: versioned(actual),
        usuario: last?.nombreUsuario ?? null,
        fecha: last?.cuando.toISOString() ?? null,
      },
    );
  }

  return { versioned, refuseStale };
}
