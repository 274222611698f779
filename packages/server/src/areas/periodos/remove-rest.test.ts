import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { relacionPeriodo, venta } from '../../db/schema.ts';
import { hasSingleSession } from '../../db/single-session.ts';
import { addPeriod, addSeller, addUser, testKey } from '../../test/company.ts';
import { seedManyPairs } from '../../test/many-pairs.ts';
import { onEachDatabase } from '../../test/world.ts';

const PERIOD = 'SOP01-2026';

/** Has the first deletion of months lose its connection while some work is done. */
async function losingFirstDeletion(db: Db, work: () => Promise<void>): Promise<void> {
  const lose = hasSingleSession(db)
    ? 'raise connection_failure'
    : 'perform pg_terminate_backend(pg_backend_pid())';
  // A sequence counts what is undone as well.
  await db.execute(sql`create sequence deletion`);
  await db.execute(
    sql.raw(`create function lose_first() returns trigger language plpgsql as $$
      begin if nextval('deletion') = 1 then ${lose}; end if; return null; end $$`),
  );
  await db.execute(
    sql`create trigger lose_first before delete on venta for each statement execute function lose_first()`,
  );
  try {
    await work();
  } finally {
    await db.execute(sql`drop function lose_first cascade; drop sequence deletion`);
  }
}

onEachDatabase('The rest of a deleted period whose connection is lost', (open) => {
  it.each([
    [3, 'that the answer waits for'],
    [600, 'behind the answer'],
  ])('is removed all the same, without a restart (%i pairs, %s)', async (pairs) => {
    const { db, call, signIn, logs } = await open();
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    const { vendedorID } = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, PERIOD);
    await seedManyPairs(db, pairs, { vendedorID, periodoID });
    const token = await signIn('jefa', testKey);
    await losingFirstDeletion(db, async () => {
      const { status } = await call('DELETE', `/api/v1/periodos/eliminar-periodo-completo/${PERIOD}`, {
        token,
      });
      expect(status).toBe(200);
      const left = async () => [await db.$count(relacionPeriodo), await db.$count(venta)];
      await expect.poll(left, { timeout: 20_000 }).toEqual([0, 0]);
    });
    expect(logs.map(({ msg }) => msg)).toContain('period.stepFailed');
  });
});
