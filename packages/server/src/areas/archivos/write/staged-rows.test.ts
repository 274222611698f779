import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { connect, type Db } from '../../../db/connect.ts';
import { cliente, periodo, relacion, relacionPeriodo } from '../../../db/schema.ts';
import { hasSingleSession } from '../../../db/single-session.ts';
import { temporaryFolder } from '../../../test/child-server.ts';
import { countryID } from '../../../test/company.ts';
import { addProducts, formOf, LOAD, openLoading, sendForm } from '../../../test/loading.ts';
import { databaseUrl } from '../../../test/templates.ts';
import { headers, type SalesRow, salesBook } from '../../../test/workbook/sales-book.ts';
import { onEachDatabase, withWorld } from '../../../test/world.ts';
import { Gate } from '../gate.ts';
import { parseLoadName } from '../load-name.ts';
import { LoadFolder } from '../plan/load-folder.ts';
import { NO_STAGED_ROWS, planLoad, type StagedRows } from '../plan/plan.ts';
import { findTarget } from '../plan/target.ts';
import { type OnSales, readSalesFile } from '../read/file.ts';
import { StagedWriter } from './staged-rows.ts';
import { addInTransaction, inTransaction, type Steps } from './steps.ts';
import { finishLoads, writeLoad } from './write-load.ts';

const PAIRS = 700;
const MONTHS = 16;
/** The month that no pair of the file has, counted from 0. */
const LEFT_OUT = 2;
const NAME = 'SOPEne-2025';
const PERIOD = 'SOP01-2025';

const yearAndMonth = (month: number) => [2025 + Math.floor(month / 12), (month % 12) + 1] as const;
/** A figure that no other month of the file has. */
const tonnesOf = (pair: number, month: number) => (pair * MONTHS + month + 1) / 1000;

/** Enough months to be written while the rest is read, month after month as most exports have them. */
const rows = (): SalesRow[] =>
  Array.from({ length: MONTHS }, (_, month) => month)
    .filter((month) => month !== LEFT_OUT)
    .flatMap((month) =>
      Array.from({ length: PAIRS }, (_, pair): SalesRow => {
        return ['V-ana', 'C-1', `M-${pair + 1}`, ...yearAndMonth(month), tonnesOf(pair, month), 7, null];
      }),
    );

/** All months of the period that the file makes, as `held` lists them. */
const expected = () =>
  Array.from({ length: PAIRS }, (_, pair) =>
    Array.from({ length: MONTHS }, (_, month) => {
      const [anio, mes] = yearAndMonth(month);
      const isSaid = month !== LEFT_OUT;
      const tonnes = isSaid ? tonnesOf(pair, month).toFixed(3) : '0.000';
      return `${pair + 1} ${anio}-${mes} ${tonnes} ${isSaid ? '7.0000' : '0.0000'}`;
    }),
  ).flat();

async function held(db: Db): Promise<string[]> {
  const { rows: months } = await db.execute<{ line: string }>(sql`
    select concat_ws(' ', substr(producto_codigo, 3), anio || '-' || mes, volumen_ton, precio) as line
    from relacion_periodo join relacion using (cliente_producto_id) join producto using (producto_id)
      join venta using (cliente_producto_periodo_id)
    where periodo_id = ${PERIOD} and presupuestado and not relacion_periodo.eliminada and not relacion.eliminada
    order by producto_id, anio, mes`);
  return months.map(({ line }) => line);
}

const staged = (db: Db) => db.$count(relacionPeriodo, isNull(relacionPeriodo.periodoID));

/** The parts of a load of the file, for whoever stops between them. */
async function openParts(db: Db, admin: number) {
  const path = join(temporaryFolder(), 'ventas');
  await writeFile(path, salesBook(rows()));
  const load = parseLoadName(NAME);
  const target = await findTarget(db, load);
  const { signal } = new AbortController();
  const origin = { usuarioID: admin, cuando: new Date(), archivo: 'ventas.xlsx', nombre: load.nombre };
  const steps: Steps = {
    run: (step) => inTransaction(db, step),
    add: (...added) => addInTransaction(db, {}, ...added),
    commitEach: true,
  };
  const read = (onSales?: OnSales) =>
    readSalesFile(db, path, { target, onProgress: () => {}, onSales, signal });
  return {
    target,
    read,
    decide: (deciding: Db, file: Awaited<ReturnType<typeof read>>, rowsBefore: StagedRows) =>
      planLoad(deciding, { target, file, staged: rowsBefore, origin, asignarEnAbiertos: false }),
    async readStaged() {
      const writer = new StagedWriter(steps, target.firstMonth);
      const file = await read(writer.follow);
      return { file, staged: await writer.finish(file.sales) };
    },
  };
}

onEachDatabase('Months that a load writes while it reads', (open) => {
  it('are in the period with the others once it is loaded, and zeros where the file says nothing', async () => {
    const { db, url, token } = await openLoading(await open());
    await addProducts(db, PAIRS);
    const send = () => sendForm(`${url}${LOAD}`, token, formOf(salesBook(rows()), NAME));
    for (let time = 0; time < 2; time += 1) {
      expect((await send()).status).toBe(200);
      expect(await held(db)).toEqual(expected());
      expect(await staged(db)).toBe(0);
    }
  });

  it('go with a file that turns out to be damaged at its end', async () => {
    const { db, url, token, content } = await openLoading(await open());
    await addProducts(db, PAIRS);
    const before = await content();
    const outOfOrder = '<row r="1"><c r="A1"><v>1</v></c></row>';
    const form = formOf(salesBook(rows(), headers, outOfOrder), NAME);
    expect((await sendForm(`${url}${LOAD}`, token, form)).status).toBe(400);
    await expect.poll(content, { timeout: 20_000 }).toEqual(before);
  });

  it('are not made part of a period that somebody has put a pair into meanwhile', async () => {
    const { db, admin, ana, clientIDs, productIDs } = await openLoading(await open());
    await addProducts(db, PAIRS);
    const period = { tipo: 'SOP', anioInicio: 2025, mesInicio: 1, cantidadMeses: MONTHS } as const;
    await db.insert(periodo).values({ periodoID: PERIOD, ...period });
    const { readStaged, decide } = await openParts(db, admin);
    const whole = await readStaged();
    expect(whole.staged.months).toBe(whole.file.sales.count);
    const [clienteID = 0, productoID = 0] = [clientIDs[0], productIDs[0]];
    const pair = { vendedorID: ana.vendedorID, clienteID, productoID };
    const [added] = await db.insert(relacion).values(pair).returning();
    await db.insert(relacionPeriodo).values({ ...added, periodoID: PERIOD, monedaID: 'COP' });
    await expect(db.transaction((deciding) => decide(deciding, whole.file, whole.staged))).rejects.toThrow(
      'Los datos han cambiado mientras se leía el archivo. Vuelva a cargarlo.',
    );
  });
});

onEachDatabase(
  'A load whose client was moved to a country of another currency after its prices were read',
  (open) => {
    it('is refused: they would be taken for prices in that one', async () => {
      const { db, admin, clientIDs } = await openLoading(await open());
      await addProducts(db, PAIRS);
      const { read, decide } = await openParts(db, admin);
      const file = await read();
      const load = () => db.transaction((deciding) => decide(deciding, file, NO_STAGED_ROWS));
      await expect(load()).resolves.toMatchObject({ guardadas: file.sales.count });
      const paisID = await countryID(db, 'Perú');
      await db
        .update(cliente)
        .set({ paisID })
        .where(eq(cliente.clienteID, clientIDs[0] ?? 0));
      await expect(load()).rejects.toThrow(
        'Los datos han cambiado mientras se leía el archivo. Vuelva a cargarlo.',
      );
    });
  },
);

withWorld('Months that a load had written when its server died', (open) => {
  it('are gone when it starts again', async () => {
    const { db, admin, content } = await openLoading(await open());
    await addProducts(db, PAIRS);
    const before = await content();
    const { readStaged } = await openParts(db, admin);
    await readStaged();
    expect(await staged(db)).toBe(PAIRS);
    await finishLoads({ db, folder: new LoadFolder(temporaryFolder()) });
    expect(await content()).toEqual(before);
  });
});

onEachDatabase('A load by a user of the database with no special right', (open) => {
  it('is written as well', async ({ skip }) => {
    const { db, admin } = await openLoading(await open());
    if (hasSingleSession(db)) skip('The embedded database has no other user');
    await addProducts(db, PAIRS);
    const { rows: named } = await db.execute<{ name: string }>(sql`select current_database() as name`);
    const name = named[0]?.name ?? '';
    await db.execute(sql`
      do $$ begin create role plain; exception when duplicate_object then null; end $$;
      grant all on all tables in schema public to plain;
      grant all on all sequences in schema public to plain;
      alter database ${sql.identifier(name)} set role plain`);
    const dataDir = temporaryFolder();
    const url = databaseUrl(inject('templates').postgres ?? '', name);
    const plain = await connect({ dataDir, databaseUrl: url });
    onTestFinished(plain.close);
    const { target, read, decide } = await openParts(plain.db, admin);
    const log = { error: (details: unknown) => expect(details).toBeUndefined() };
    const store = { db: plain.db, folder: new LoadFolder(dataDir), gate: new Gate(), log };
    const { file, counts } = await writeLoad(store, { target, read, decide });
    expect(counts).toEqual({ filasNuevas: file.sales.count, filasCambiadas: 0, filasIguales: 0 });
    expect(file.sales.count).toBe(PAIRS * (MONTHS - 1));
    expect(await held(db)).toEqual(expected());
  });
});
