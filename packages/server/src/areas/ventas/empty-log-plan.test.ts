import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { addPair, addPeriod, addRow, addSeller } from '../../test/company.ts';
import { onEachBareDatabase } from '../../test/databases.ts';
import { looked } from '../../test/looked.ts';
import { listChangesOfMonth } from '../cambios/of-month.ts';
import { readNews, readSnapshot } from '../eventos/news.ts';
import { monthKey } from '../shared/month-id.ts';
import { listMonths } from './repo.ts';

/** More than PostgreSQL plans a prepared statement anew for. */
const CALLS = 7;

/** A month of a pair in a log that is known to be empty. */
async function openCompany(db: Db) {
  const { vendedorID, usuarioID } = await addSeller(db, 'ana');
  const periodoID = await addPeriod(db, 'BGT-2026');
  const pair = await addPair(db, vendedorID);
  const months = [1, 2, 3].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' }));
  const [ventaID = 0] = await addRow(db, pair, periodoID, months);
  await db.execute(sql`analyze cambio`);
  return { ventaID, months: { ...pair, vendedorID, periodoID, usuarioID }, vendedorID };
}

/** How many of the changes are the month's. */
const OF_THE_MONTH = 1000;

/** As many of each of thirty rows. */
const addChanges = (db: Db, { rowID, anio, mes }: ReturnType<typeof monthKey>) =>
  db.execute(sql`
    insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, origen, cuando)
    select ${rowID} + i % 30, ${anio}, ${mes}, 'precio', i, i + 1, 'BGT-2026', 1, 'tecleado', now()
    from generate_series(0, ${30 * OF_THE_MONTH - 1}::int) i`);

/** Whether no transaction is open that began before the last change, in any database of the server: a reading begins with those. */
async function isPastForAll(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ past: boolean }>(
    sql`select max(transaccion::text::bigint) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint as past from cambio`,
  );
  return rows[0]?.past ?? false;
}

onEachBareDatabase('A connection that knows the log as empty', (open) => {
  it('looks at the last change of a month alone once the log has grown', async () => {
    const { db } = await open();
    const { ventaID, months } = await openCompany(db);
    await db.transaction(async (connection) => {
      for (let call = 0; call < CALLS; call += 1) await listMonths(connection, months);
      await addChanges(connection, monthKey(ventaID));
      const before = await looked(connection);
      const [first, second] = await listMonths(connection, months);
      expect(first?.cambioAjeno).toMatchObject({ usuario: null });
      expect(second?.cambioAjeno).toBeNull();
      expect((await looked(connection)) - before).toBe(1);
    });
  });

  it('looks at the changes of a month, and at no others, for its latest hundred', async () => {
    const { db } = await open();
    const { ventaID, vendedorID } = await openCompany(db);
    const list = (connection: Db) =>
      listChangesOfMonth(connection, ventaID, { tipoUsuario: 'ADMINISTRADOR', vendedorID });
    await db.transaction(async (connection) => {
      for (let call = 0; call < CALLS; call += 1) await list(connection);
      await addChanges(connection, monthKey(ventaID));
      const before = await looked(connection);
      expect(await list(connection)).toHaveLength(100);
      expect((await looked(connection)) - before).toBeLessThanOrEqual(OF_THE_MONTH);
    });
  });

  it('finds what has just been committed without looking through the log', async () => {
    const { db } = await open();
    const { ventaID } = await openCompany(db);
    const recent = new Date(0);
    const since = await readSnapshot(db);
    for (let call = 0; call < CALLS; call += 1) await readNews(db, { since, recent });
    await addChanges(db, monthKey(ventaID));
    await expect.poll(() => isPastForAll(db)).toBe(true);
    await db.transaction(async (connection) => {
      const before = await looked(connection);
      await readNews(connection, { since: await readSnapshot(connection), recent });
      expect((await looked(connection)) - before).toBe(0);
    });
  });
});
