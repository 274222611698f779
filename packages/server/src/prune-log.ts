import { parseArgs } from 'node:util';
import { GESTURE_MS, pruneChanges, pruneGestures } from './areas/cambios/prune.ts';
import { connect } from './db/connect.ts';
import { readSettings } from './settings.ts';
import { startProblem } from './start-problem.ts';

/*
 * Removes old changes from the log, of one period or of all, and the batches that nobody sends again any more. The settings are the
 * server's. Ends with 2 where it was not told of which day.
 */
const USAGE = 'Uso: node prune-log.js --antes-de 2025-01-01 [--periodo BGT-2024]\n';

const { day, periodoID } = readArguments();
const settings = readSettings(process.env);
const { db, close } = await connect(settings).catch((error: unknown): never => {
  const problem = startProblem(error, settings);
  if (problem === undefined) throw error;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
});
try {
  const changes = await pruneChanges(db, { before: day, periodoID });
  const gestures = await pruneGestures(db, new Date(Date.now() - GESTURE_MS));
  process.stdout.write(`Cambios quitados: ${changes}.\nLotes quitados: ${gestures}.\n`);
} finally {
  await close();
}

function readArguments(): { day: Date; periodoID: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { 'antes-de': { type: 'string' }, periodo: { type: 'string' } },
    });
    const text = values['antes-de'] ?? '';
    const day = new Date(`${text}T00:00:00`);
    if (/^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime())) {
      return { day, periodoID: values.periodo };
    }
  } catch {
    // An option that does not exist.
  }
  process.stderr.write(USAGE);
  return process.exit(2);
}
