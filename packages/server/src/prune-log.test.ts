import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';
import type { Db } from './db/connect.ts';
import { cambio, gesto } from './db/schema.ts';
import { addChanges } from './test/changes.ts';
import { type ClosedDatabase, closedDatabase, inside } from './test/closed-database.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from './test/company.ts';
import { onEachDatabase } from './test/world.ts';

const program = fileURLToPath(new URL('../dist/prune-log.js', import.meta.url));
const day = 24 * 60 * 60_000;

async function prune(place: ClosedDatabase, ...options: string[]) {
  const child = spawn(process.execPath, [program, ...options], {
    env: { PATH: process.env['PATH'], ...place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, refused, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { said, refused, code };
}

/** More old changes than are removed in one step, of two periods; one new one; an old batch and a new one. */
async function fill(db: Db): Promise<void> {
  const { vendedorID, usuarioID } = await addSeller(db, 'ana');
  const pair = await addPair(db, vendedorID);
  const month = [{ anio: 2024, mes: 10, volumenTon: '1', precio: '1' }];
  const [budget = 0] = await addRow(db, pair, await addPeriod(db, 'BGT-2024'), month);
  const [plan = 0] = await addRow(db, pair, await addPeriod(db, 'SOP10-2024'), month);
  const old = new Date(2024, 11, 31, 23, 59);
  const some = Array.from({ length: 3000 }, () => ({ cuando: old }));
  await addChanges(db, budget, some);
  await addChanges(db, budget, some);
  await addChanges(db, plan, [{ cuando: old }, { cuando: new Date(2025, 0, 1) }]);
  const batch = { usuarioID, huella: 'x', excepciones: {} };
  await db.insert(gesto).values([
    { ...batch, gestoID: '6f8a52f1-8e3a-4c5f-9a53-3b6ce5b0a1d2', cuando: new Date(Date.now() - 31 * day) },
    { ...batch, gestoID: '6f8a52f1-8e3a-4c5f-9a53-3b6ce5b0a1d3', cuando: new Date(Date.now() - 29 * day) },
  ]);
}

const left = async (db: Db) => ({ changes: await db.$count(cambio), batches: await db.$count(gesto) });

const { postgres } = inject('templates');

describe.each(['pglite', 'postgres'] as const)('Pruning the log (%s)', (way) => {
  it.skipIf(way === 'postgres' && postgres === undefined)(
    'removes what is older than the day that was named, and says how much it was',
    async () => {
      const place = await closedDatabase(way, 'prune');
      await inside(place, fill);
      const ofNone = await prune(place, '--antes-de', '2025-01-01', '--periodo', 'NOPE');
      const refused = 'No hay ningún período NOPE, ni cambios de él.\n';
      expect(ofNone).toEqual({ said: '', refused, code: 2 });
      const ofPeriod = await prune(place, '--antes-de', '2025-01-01', '--periodo', 'SOP10-2024');
      expect(ofPeriod).toEqual({ said: 'Cambios quitados: 1.\nLotes quitados: 1.\n', refused: '', code: 0 });
      expect(await inside(place, left)).toEqual({ changes: 6001, batches: 1 });
      const ofAll = await prune(place, '--antes-de', '2025-01-01');
      expect(ofAll.said).toBe('Cambios quitados: 6000.\nLotes quitados: 0.\n');
      expect(await inside(place, left)).toEqual({ changes: 1, batches: 1 });
    },
  );
});

it.each([
  [],
  ['--antes-de', 'ayer'],
  ['--antes-de', '2025-13-01'],
  ['--antes-de', '2025-02-31'],
  ['--antes-de', '0000-01-01'],
  ['--antes-de', '2025-01-01', '--todo'],
])('Pruning the log without a day that exists removes nothing: %j', async (...options) => {
  const { refused, code } = await prune({ DATA_DIR: join(tmpdir(), 'nowhere') }, ...options);
  expect({ refused, code }).toEqual({
    refused: 'Uso: node prune-log.js --antes-de 2025-01-01 [--periodo BGT-2024]\n',
    code: 2,
  });
});

it('Pruning the log until a day to come removes nothing', async () => {
  const tomorrow = new Date(Date.now() + 2 * day).toISOString().slice(0, 10);
  expect(await prune({ DATA_DIR: join(tmpdir(), 'nowhere') }, '--antes-de', tomorrow)).toEqual({
    said: '',
    refused: 'El día de --antes-de aún no ha llegado: se quitarían todos los cambios.\n',
    code: 2,
  });
});

onEachDatabase('A sign-in', (open) => {
  it('removes the batches that nobody sends again any more', async () => {
    const { db, clock, signIn } = await open();
    const { usuarioID } = await addSeller(db, 'ana');
    const batch = { usuarioID, huella: 'x', excepciones: {} };
    await db.insert(gesto).values([
      {
        ...batch,
        gestoID: '6f8a52f1-8e3a-4c5f-9a53-3b6ce5b0a1d2',
        cuando: new Date(clock.now().getTime() - 31 * day),
      },
      { ...batch, gestoID: '6f8a52f1-8e3a-4c5f-9a53-3b6ce5b0a1d3', cuando: clock.now() },
    ]);
    await signIn('ana', testKey);
    expect(await db.$count(gesto)).toBe(1);
  });
});
