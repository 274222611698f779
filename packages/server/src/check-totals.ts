import { parseArgs } from 'node:util';
import { recountTotals, wrongTotals } from './db/totals/compare.ts';
import { onDatabase } from './on-database.ts';

/*
 * Compares the totals that the dashboard shows with the months that they are kept of, and prints those that differ; with `--corregir`
 * counts them anew. The settings are the server's. Ends with 1 where something was wrong, with 2 where it was not
 * understood.
 */
const USAGE = 'Uso: node check-totals.js [--corregir]\n';

const { corregir } = readArguments();
await onDatabase(async (db) => {
  const wrong = await wrongTotals(db);
  for (const { periodoID, de, guardado, esperado } of wrong) {
    process.stdout.write(`${periodoID} · ${de}: ${guardado}, deberían ser ${esperado}\n`);
  }
  process.stdout.write(
    wrong.length === 0 ? 'Los totales son los de los meses.\n' : `Totales equivocados: ${wrong.length}.\n`,
  );
  if (wrong.length > 0) {
    process.exitCode = 1;
    if (corregir) {
      await recountTotals(db);
      process.stdout.write('Contados de nuevo.\n');
    }
  }
});

function readArguments(): { corregir: boolean } {
  try {
    const { values } = parseArgs({ options: { corregir: { type: 'boolean', default: false } } });
    return values;
  } catch {
    // An option that does not exist.
    process.stderr.write(USAGE);
    return process.exit(2);
  }
}
