import { parseArgs } from 'node:util';
import * as z from 'zod';
import { GESTURE_MS, pruneChanges, pruneGestures } from './areas/cambios/prune.ts';
import { onDatabase } from './on-database.ts';

/*
 * Removes old changes from the log, of one period or of all, and the batches that nobody sends again any more. The settings are the
 * server's. Ends with 2 where it was not told of which day.
 */
const USAGE = 'Uso: node prune-log.js --antes-de 2025-01-01 [--periodo BGT-2024]\n';

const { day, periodoID } = readArguments();
await onDatabase(async (db) => {
  const changes = await pruneChanges(db, { before: day, periodoID });
  const gestures = await pruneGestures(db, new Date(Date.now() - GESTURE_MS));
  process.stdout.write(`Cambios quitados: ${changes}.\nLotes quitados: ${gestures}.\n`);
});

function readArguments(): { day: Date; periodoID: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { 'antes-de': { type: 'string' }, periodo: { type: 'string' } },
    });
    const text = values['antes-de'] ?? '';
    if (z.iso.date().safeParse(text).success) {
      return { day: new Date(`${text}T00:00:00`), periodoID: values.periodo };
    }
  } catch {
    // An option that does not exist.
  }
  process.stderr.write(USAGE);
  return process.exit(2);
}
