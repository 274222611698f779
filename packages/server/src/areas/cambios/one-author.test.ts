import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { addPeriod, addSeller } from '../../test/company.ts';
import { onEachBareDatabase } from '../../test/databases.ts';
import { looked } from '../../test/looked.ts';
import { type ChangeFilter, newestChanges } from './newest.ts';

const LIMIT = 51;

onEachBareDatabase('A log that one person has written', (open) => {
  it('is looked through for no part in which nobody has changed anything', async () => {
    const { db } = await open();
    const { usuarioID, vendedorID } = await addSeller(db, 'ana');
    for (const name of ['bruno', 'carla', 'diego']) await addSeller(db, name);
    for (const year of [2023, 2024, 2025, 2026]) await addPeriod(db, `BGT-${year}`);
    await db.execute(sql`
      insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, origen, cuando)
      select i % 900, 2026, 1, 'precio', i, i + 1, 'BGT-2026', ${vendedorID}, ${usuarioID}, 'tecleado', now() - i * interval '1 minute'
      from generate_series(1, 20000) i`);
    await db.execute(sql`vacuum analyze cambio`);
    const filters: ChangeFilter[] = [{ usuarioID }, { vendedorID }, { periodoID: 'BGT-2026' }];
    await db.transaction(async (connection) => {
      for (const filter of filters) {
        const before = await looked(connection);
        const { rows } = await connection.execute(newestChanges(filter, LIMIT));
        expect(rows).toHaveLength(LIMIT);
        expect((await looked(connection)) - before).toBeLessThan(10 * LIMIT);
      }
    });
  });
});
