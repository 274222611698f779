import fs from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '../../db/connect.ts';
import { clients } from '../../db/demo/clients.ts';
import { sellers } from '../../db/demo/people.ts';
import { products } from '../../db/demo/products.ts';
import { demoSignIns } from '../../db/first-data.ts';
import { createCall, signInWith } from '../../test/call.ts';
import { startChild } from '../../test/child-server.ts';
import { formOf, LOAD, sendForm } from '../../test/loading.ts';
import { tempRoot } from '../../test/temp-root.ts';
import { templateFolder } from '../../test/templates.ts';
import { salesBook } from '../../test/workbook/sales-book.ts';

const PAIRS = 2400;
const MONTHS = 3;

/** Every seller's pairs with one client, a tonne each month. */
function form(): FormData {
  const pairs = sellers
    .flatMap(({ vendedorCodigo }) =>
      clients.flatMap(({ clienteCodigo }) =>
        products.map(({ productoCodigo }) => [vendedorCodigo, clienteCodigo, productoCodigo] as const),
      ),
    )
    .slice(0, PAIRS);
  const months = Array.from({ length: MONTHS }, (_, month) => month + 1);
  const rows = months.flatMap((mes) => pairs.map((pair) => [...pair, 2030, mes, 1, 1, null] as const));
  return formOf(salesBook(rows), 'SOPEne-2030');
}

interface Held {
  periods: number;
  rows: number;
  months: number;
  tonnes: string;
  deeds: number;
}

/** What the load has left in the database, and what its pairs lack in the open budgets. */
async function readHeld(dataDir: string) {
  const { db, close } = await connect({ dataDir });
  try {
    const held = await db.execute<{ [K in keyof Held]: Held[K] }>(sql`
      select (select count(*) from periodo where periodo_id = 'SOP01-2030') as periods,
        count(distinct cliente_producto_periodo_id) as rows, count(*) as months,
        coalesce(sum(volumen_ton), 0) as tonnes,
        (select count(*) from auditoria where accion = 'archivo.cargado') as deeds
      from venta join relacion_periodo using (cliente_producto_periodo_id) where periodo_id = 'SOP01-2030'`);
    const lacking = await db.execute<{ count: number }>(sql`
      select count(*) from relacion r cross join periodo p
      where p.activo and p.tipo = 'BGT' and not exists (
        select from relacion_periodo rp where rp.cliente_producto_id = r.cliente_producto_id and rp.periodo_id = p.periodo_id)`);
    const relations = await db.execute<{ count: number }>(sql`select count(*) from relacion`);
    return { held: held.rows[0], lacking: lacking.rows[0]?.count, relations: relations.rows[0]?.count };
  } finally {
    await close();
  }
}

const nothing: Held = { periods: 0, rows: 0, months: 0, tonnes: '0', deeds: 0 };
const all: Held = {
  periods: 1,
  rows: PAIRS,
  months: PAIRS * MONTHS,
  tonnes: `${PAIRS * MONTHS}.000`,
  deeds: 1,
};

/** The moments: a file of that kind lies in the folder of loads. */
it.each([
  ['while the file is read', '.subida', nothing],
  ['once it is decided', '.carga', all],
])(
  'A load that is killed %s is there whole or not at all, and can be repeated',
  async (_, kind, expected) => {
    const dataDir = fs.mkdtempSync(join(tempRoot(), 'presupuesto-killed-'));
    onTestFinished(() => fs.rmSync(dataDir, { recursive: true, force: true }));
    fs.cpSync(templateFolder(inject('templates'), 'demo'), dataDir, { recursive: true });
    const before = await readHeld(dataDir);
    const folder = join(dataDir, 'cargas');
    const [administrator] = demoSignIns;
    const start = async () => {
      const server = startChild({ DATA_DIR: dataDir, PORT: '0', LOG: 'warn' });
      const url = await server.ready;
      const token = await signInWith(createCall(url))(
        administrator?.nombreUsuario ?? '',
        administrator?.clave ?? '',
      );
      return { ...server, load: () => sendForm(`${url}${LOAD}`, token, form()) };
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
    const after = await readHeld(dataDir);
    expect(after.held).toEqual(expected);
    expect(after.lacking).toBe(before.lacking);
    expect(after.relations === before.relations).toBe(expected === nothing);

    const third = await start();
    expect(await third.load()).toMatchObject({ status: 200, data: { totalVentasGuardadas: PAIRS * MONTHS } });
    // Zeros in the other budgets may come after the answer.
    await expect.poll(() => fs.readdirSync(folder), { timeout: 20_000 }).toEqual([]);
    third.child.kill('SIGTERM');
    await third.ended;
    const repeated = await readHeld(dataDir);
    expect(repeated.held).toEqual({ ...all, deeds: expected.deeds + 1 });
    expect(repeated.lacking).toBe(before.lacking);
    expect(fs.readdirSync(folder)).toEqual([]);
  },
);
