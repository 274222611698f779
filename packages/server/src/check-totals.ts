import { connect } from './db/connect.ts';
import { recountTotals, wrongTotals } from './db/totals/compare.ts';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';

/*
 * Compares the totals that the dashboard shows with the months that they are kept of, and prints those that differ; with `--corregir`
 * counts them anew. The settings are the server's. Ends with 1 where something was wrong.
 */
const settings = readSettings(process.env);
const { db, close } = await connect(settings).catch((error: unknown): never => {
  const problem = startProblem(error, settings);
  if (problem === undefined) throw error;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
});
try {
  const wrong = await wrongTotals(db);
  for (const { periodoID, de, guardado, esperado } of wrong) {
    process.stdout.write(`${periodoID} · ${de}: ${guardado}, deberían ser ${esperado}\n`);
  }
  process.stdout.write(
    wrong.length === 0 ? 'Los totales son los de los meses.\n' : `Totales equivocados: ${wrong.length}.\n`,
  );
  if (wrong.length > 0) {
    process.exitCode = 1;
    if (process.argv.includes('--corregir')) {
      await recountTotals(db);
      process.stdout.write('Contados de nuevo.\n');
    }
  }
} finally {
  await close();
}
