import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { openDatabase } from '../test/databases.ts';
import { checkClock } from './check-clock.ts';

const minute = 60_000;

describe.skipIf(inject('templates').postgres === undefined)("The server's clock", () => {
  /** What is warned of where it differs so much from the database's. */
  async function check(minutes: number): Promise<string[]> {
    const { db, close } = await openDatabase('postgres');
    onTestFinished(close);
    const warnings: string[] = [];
    await checkClock(db, {
      now: () => new Date(Date.now() + minutes * minute),
      warn: (text) => warnings.push(text),
    });
    return warnings;
  }

  it.each([0, 0.8, -0.8])('may differ from the database by %d minutes', async (minutes) => {
    expect(await check(minutes)).toEqual([]);
  });

  it.each([
    [3, 'va 3 minutos por delante del de la base de datos de DATABASE_URL'],
    [-1.2, 'va 1 minuto por detrás del de la base de datos de DATABASE_URL'],
  ])('is warned of at %d minutes', async (minutes, text) => {
    expect(await check(minutes)).toEqual([`El reloj de esta máquina ${text}`]);
  });

  it.each([
    [130, 'va 130 minutos por delante del'],
    [-6, 'va 6 minutos por detrás del'],
  ])(
    'lets no server start at %d minutes: it would end everybody’s sessions, or let them live on',
    async (minutes, text) => {
      await expect(check(minutes)).rejects.toThrow(
        `El reloj de esta máquina ${text} de la base de datos de DATABASE_URL. Las sesiones van por él: póngalo en hora y arranque de nuevo.`,
      );
    },
  );
});
