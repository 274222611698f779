import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { GESTURE_MS, pruneChanges, pruneGestures } from './areas/cambios/prune.ts';
import type { Db } from './db/connect.ts';
import { cambio, periodo } from './db/schema.ts';
import { onDatabase } from './on-database.ts';

/*
 * Removes old changes from the log, of one period or of all, and the batches that nobody sends again any more. The settings are the
 * server's. Ends with 2 where no day was given, one that is still to come, or a period
 * that nothing is known of.
 */
const USAGE = 'Uso: node prune-log.js --antes-de 2025-01-01 [--periodo BGT-2024]\n';
/** Nothing was logged before. */
const FIRST_DAY = '1900-01-01';

const { day, periodoID } = readArguments();
await onDatabase(async (db) => {
  if (periodoID !== undefined && !(await isKnownPeriod(db, periodoID))) {
    process.stderr.write(`No hay ningún período ${periodoID}, ni cambios de él.\n`);
    process.exitCode = 2;
    return;
  }
  const changes = await pruneChanges(db, { before: day, periodoID });
  const gestures = await pruneGestures(db, new Date(Date.now() - GESTURE_MS));
  process.stdout.write(`Cambios quitados: ${changes}.\nLotes quitados: ${gestures}.\n`);
});

async function isKnownPeriod(db: Db, periodoID: string): Promise<boolean> {
  const counts = [periodo, cambio].map((table) => db.$count(table, eq(table.periodoID, periodoID)));
  return (await Promise.all(counts)).some((count) => count > 0);
}

function readArguments(): { day: Date; periodoID: string | undefined } {
  try {
    const { values } = parseArgs({
      options: { 'antes-de': { type: 'string' }, periodo: { type: 'string' } },
    });
    const text = values['antes-de'] ?? '';
    if (z.iso.date().safeParse(text).success && text >= FIRST_DAY) {
      const day = new Date(`${text}T00:00:00`);
      if (day.getTime() <= Date.now()) return { day, periodoID: values.periodo };
      process.stderr.write('El día de --antes-de aún no ha llegado: se quitarían todos los cambios.\n');
      return process.exit(2);
    }
  } catch {
    // An option that does not exist.
  }
  process.stderr.write(USAGE);
  return process.exit(2);
}
