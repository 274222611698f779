import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { isNull, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../../db/connect.ts';
import { relacionPeriodo } from '../../db/schema.ts';
import { testProgram } from '../../test/programs.ts';
import { sampled } from '../../test/sampled.ts';
import { templateFolder } from '../../test/templates.ts';
import { LoadFolder } from '../archivos/plan/load-folder.ts';
import { finishLoads } from '../archivos/write/write-load.ts';

/** Kills the opening process as soon as it has acknowledged `count` openings, while it is at the next; gives the last one. */
async function killAfterOpenings(dataDir: string, last: number, count: number): Promise<number> {
  const child = spawn(process.execPath, [testProgram('open-periods'), dataDir, String(last)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  let acknowledged = last;
  for await (const line of createInterface(child.stdout)) {
    acknowledged = Number(line);
    if (acknowledged === last + count) child.kill('SIGKILL');
  }
  await ended;
  return acknowledged;
}

/** The periods opened after a year, each with how much it holds, how many rows their origin has, and what a start leaves besides. */
async function readOpened(dataDir: string, after: number) {
  const { db, close } = await connect({ dataDir });
  try {
    const { rows: opened } = await db.execute(sql`
      select p.anio_inicio as anio, count(distinct rp.cliente_producto_periodo_id) as filas, count(v.mes) as ventas,
        (select count(*) from auditoria where despues ->> 'periodoID' = p.periodo_id) as actos
      from periodo p left join relacion_periodo rp using (periodo_id) left join venta v using (cliente_producto_periodo_id)
      where p.anio_inicio > ${after} group by p.periodo_id, p.anio_inicio order by 1`);
    const { rows } = await db.execute<{ filas: number }>(sql`
      select count(*) as filas from relacion_periodo join periodo using (periodo_id) where tipo = 'BGT'`);
    // As a server's start does.
    await finishLoads({ db, folder: new LoadFolder(dataDir) });
    const left = await db.$count(relacionPeriodo, isNull(relacionPeriodo.periodoID));
    return { opened, filas: rows[0]?.filas ?? 0, left };
  } finally {
    await close();
  }
}

it('an opening that is killed leaves nothing, and those that were acknowledged are whole', async () => {
  const dataDir = fs.mkdtempSync(join(tmpdir(), 'presupuesto-opening-'));
  onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
  fs.cpSync(templateFolder(inject('templates'), 'demo'), dataDir, { recursive: true });
  const rounds = [
    [2100, 3],
    [2120, 1],
    [2140, 2],
  ] as const;
  for (const [after, count] of sampled(rounds)) {
    const acknowledged = (await killAfterOpenings(dataDir, after, count)) - after;
    expect(acknowledged).toBeGreaterThanOrEqual(count);
    const { opened, filas, left } = await readOpened(dataDir, after);
    expect(left).toBe(0);
    expect(filas).toBeGreaterThan(100);
    // The opening under way may have been saved without having been acknowledged.
    expect([acknowledged, acknowledged + 1]).toContain(opened.length);
    const whole = opened.map((_, at) => ({ anio: after + 1 + at, filas, ventas: filas * 24, actos: 1 }));
    expect(opened).toEqual(whole);
  }
});
