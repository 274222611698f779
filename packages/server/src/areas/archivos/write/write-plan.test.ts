import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { venta } from '../../../db/schema.ts';
import { temporaryFolder } from '../../../test/child-server.ts';
import { openLoading } from '../../../test/loading.ts';
import { salesBook } from '../../../test/workbook/sales-book.ts';
import { onEachDatabase } from '../../../test/world.ts';
import { parseLoadName } from '../load-name.ts';
import { NO_STAGED_ROWS, planLoad } from '../plan/plan.ts';
import { findTarget } from '../plan/target.ts';
import { readSalesFile } from '../read/file.ts';
import { type AddRows, addInTransaction, inTransaction, type RunStep, type Steps } from './steps.ts';
import { writePlan } from './write-plan.ts';

onEachDatabase('A load that is taken up again', (open) => {
  it('leaves alone what a seller has saved since its figures were written', async () => {
    const { db, admin, figures, records } = await openLoading(await open());
    const path = join(temporaryFolder(), 'ventas');
    await writeFile(path, salesBook([['V-ana', 'C-1', 'P-1', 2025, 1, 10, 5, null]]));
    const load = parseLoadName('SOPEne-2025');
    const target = await findTarget(db, load);
    const { signal } = new AbortController();
    const file = await readSalesFile(db, path, { target, onProgress: () => {}, signal });
    const origin = { usuarioID: admin, cuando: new Date(), archivo: 'ventas.xlsx', nombre: load.nombre };
    const plan = await planLoad(db, {
      target,
      file,
      staged: NO_STAGED_ROWS,
      origin,
      asignarEnAbiertos: false,
    });

    // The fifth and last step is the record's: before it all figures are there.
    const run: RunStep = (step) => inTransaction(db, step);
    const add: AddRows = (...rows) => addInTransaction(db, {}, ...rows);
    const crashBefore = (last: number): Steps => {
      let at = 0;
      const counted = <T>(step: () => Promise<T>) => {
        at += 1;
        return at === last ? Promise.reject(new Error('crash')) : step();
      };
      return {
        run: (step) => counted(() => run(step)),
        add: (...rows) => counted(() => add(...rows)),
        commitEach: true,
      };
    };
    await expect(writePlan(plan, crashBefore(5))).rejects.toThrow('crash');
    expect(await records()).toEqual([]);
    expect(await figures('SOP01-2025')).toEqual(['ana C-1 P-1 2025-01: 10.000 5.0000']);
    await db.update(venta).set({ volumenTon: '77' }).where(eq(venta.mes, sql`1`));
    await writePlan(plan, { run, add, commitEach: true });
    expect(await figures('SOP01-2025')).toEqual(['ana C-1 P-1 2025-01: 77.000 5.0000']);
    expect(await records()).toHaveLength(1);
  });
});
