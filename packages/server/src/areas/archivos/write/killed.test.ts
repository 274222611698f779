import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../../../db/connect.ts';
import { demoSignIns } from '../../../db/first-data.ts';
import { createCall, signInWith } from '../../../test/call.ts';
import { startChild } from '../../../test/child-server.ts';
import {
  all,
  backfilled,
  form,
  MONTHS,
  nothing,
  openPlans,
  PAIRS,
  readHeld,
} from '../../../test/killed-load.ts';
import { LOAD, sendForm } from '../../../test/loading.ts';
import { sampled } from '../../../test/sampled.ts';
import { templateFolder } from '../../../test/templates.ts';

/** What lies in the data folder, which nobody has open. */
async function readFolder(dataDir: string) {
  const { db, close } = await connect({ dataDir });
  try {
    return { ...(await readHeld(db)), named: await backfilled(db), plans: await openPlans(db) };
  } finally {
    await close();
  }
}

/** A file of that kind lies in the folder of loads. */
const moments = [
  ['once it is decided', '.carga', all, true],
  ['while the file is read', '.subida', nothing, true],
  ['once it is decided, not to enter the open budgets,', '.carga', all, false],
] as const;

it.for(sampled(moments))(
  'A load that is killed %s is there whole or not at all, and can be repeated',
  { timeout: 120_000 },
  async ([, kind, expected, isAsked]) => {
    const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-killed-'));
    onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    fs.cpSync(templateFolder(inject('templates'), 'demo'), dataDir, { recursive: true });
    const before = await readFolder(dataDir);
    // What the open budgets lack, or else what they hold, is as it was.
    const kept = isAsked ? 'lacking' : 'inBudgets';
    const folder = join(dataDir, 'cargas');
    const [administrator] = demoSignIns;
    const start = async () => {
      const server = startChild({ DATA_DIR: dataDir, PORT: '0', LOG: 'warn' });
      const url = await server.ready;
      const token = await signInWith(createCall(url))(
        administrator?.nombreUsuario ?? '',
        administrator?.clave ?? '',
      );
      return { ...server, load: () => sendForm(`${url}${LOAD}`, token, form({ isAsked })) };
    };

    const first = await start();
    const loading = first.load().catch(() => 'killed');
    const isThere = () => fs.readdirSync(folder).some((name) => name.endsWith(kind));
    await expect.poll(isThere, { interval: 1, timeout: 20_000 }).toBe(true);
    first.child.kill('SIGKILL');
    expect(await loading).toBe('killed');
    await first.ended;

    const second = await start();
    expect(fs.readdirSync(folder)).toEqual([]);
    second.child.kill('SIGTERM');
    await second.ended;
    const after = await readFolder(dataDir);
    expect(after.held).toEqual(expected);
    expect(after.wrongTotals).toEqual([]);
    expect(after[kept]).toBe(before[kept]);
    expect(after.relations === before.relations).toBe(expected === nothing);
    expect(after.named).toEqual(isAsked && expected === all ? after.plans : []);

    const third = await start();
    expect(await third.load()).toMatchObject({ status: 200, data: { totalVentasGuardadas: PAIRS * MONTHS } });
    // Zeros in the other budgets may come after the answer.
    await expect.poll(() => fs.readdirSync(folder), { timeout: 20_000 }).toEqual([]);
    third.child.kill('SIGTERM');
    await third.ended;
    const repeated = await readFolder(dataDir);
    expect(repeated.held).toEqual({ ...all, records: expected.records + 1 });
    expect(repeated[kept]).toBe(before[kept]);
    expect(repeated.wrongTotals).toEqual([]);
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);
