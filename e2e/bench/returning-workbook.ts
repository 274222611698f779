import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { connect } from '../../packages/server/src/db/connect.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { addPeriod, addSeller, testKey } from '../../packages/server/src/test/company.ts';
import { seedManyPairs } from '../../packages/server/src/test/many-pairs.ts';
import { bookOfTabs, downloadedBook } from '../../packages/server/src/test/workbook/budget-book.ts';
import { signedInClient } from '../support/api.ts';
import { startServer } from '../support/server.ts';
import { createTempFolder, removeFolder } from '../support/temp-folder.ts';
import { type Benchmark, median } from './result.ts';

const PAIRS = 500;
const PERIOD = 'BGT-2027';
const ROUNDS = 5;
const CELLS = PAIRS * 12 * 2;
/** Of the figures: changed in the book, and by somebody else meanwhile. */
const [EVERY_CHANGED, EVERY_MEANWHILE] = [7, 11];

/** A whole budget that comes back as a workbook, a seventh of its figures changed and an eleventh meanwhile: until it is compared. */
export const returningWorkbook: Benchmark = async () => {
  const dataDir = await createTempFolder();
  const database = await connect({ dataDir, databaseUrl: undefined });
  await migrate(database);
  const { vendedorID } = await addSeller(database.db, 'medida');
  await addPeriod(database.db, PERIOD);
  await seedManyPairs(database.db, PAIRS, { vendedorID, periodoID: PERIOD });
  await database.pool.query('vacuum analyze');
  await database.close();
  const server = await startServer({ dataDir });
  try {
    const client = await signedInClient(server.url, { nombreUsuario: 'medida', clave: testKey });
    const months = await client.ventas.allPeriodo(PERIOD).toArray();
    const book = downloadedBook(months);
    for (const { rows } of [book.volumenTon, book.precio]) {
      rows.slice(1).forEach((row, pair) =>
        row.forEach((cell, column) => {
          if (column > 2 && (pair + column) % EVERY_CHANGED === 0) row[column] = Number(cell) + 1.5;
        }),
      );
    }
    const cambios = months
      .filter((_, at) => at % EVERY_MEANWHILE === 0)
      .map(({ ventaID }) => ({ ventaID, campo: 'volumenTon' as const, valor: 7 }));
    await client.ventas.saveLote({ gestoID: randomUUID(), origen: 'tecleado', cambios }).orThrow();
    const file = new Blob([new Uint8Array(bookOfTabs(Object.values(book)))]);
    const took: number[] = [];
    let changed = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = performance.now();
      const { comparadas, cifras } = await client.ventas.compareLibro(file, PERIOD).orThrow();
      took.push(performance.now() - before);
      if (comparadas !== CELLS) throw new Error(`Compared ${comparadas} figures of ${CELLS}`);
      changed = cifras.length;
    }
    const [middle, slowest] = [median(took), Math.max(...took)].map((ms) => ms.toFixed(0));
    return [
      {
        what: `A workbook of ${CELLS} figures comes back, ${changed} differ, embedded database`,
        value: `${middle} ms, the slowest of ${ROUNDS} ${slowest} ms`,
        aim: '≤ 2000 ms',
      },
    ];
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
};
