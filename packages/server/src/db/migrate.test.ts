import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { monthKey } from '../areas/shared/month-id.ts';
import { temporaryFolder } from '../test/child-server.ts';
import { databaseUrl, runOn } from '../test/templates.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';
import { pais, relacionPeriodo, venta } from './schema.ts';
import { wrongTotals } from './totals/compare.ts';

const server = inject('templates').postgres;

describe.skipIf(server === undefined)('Migration', () => {
  it('is done once when several servers start at the same moment', async () => {
    if (server === undefined) return;
    const name = `migrate_${process.pid}`;
    await runOn(server, `create database ${name}`);
    const starting = await Promise.all(
      [1, 2, 3].map(() => connect({ dataDir: 'unused', databaseUrl: databaseUrl(server, name) })),
    );
    await Promise.all(starting.map((database) => migrate(database)));
    const [first] = starting;
    expect(await first?.db.$count(pais)).toBe(7);
    await Promise.all(starting.map(({ close }) => close()));
    await runOn(server, `drop database ${name}`);
  });

  it('has no time limit, as calls and the role have: an index of a large log takes longer than they may', async () => {
    if (server === undefined) return;
    const name = `migrate_slowly_${process.pid}`;
    await runOn(server, `create database ${name}`);
    await runOn(server, `alter database ${name} set statement_timeout = '30s'`);
    const { db, pool, kind, close } = await connect({
      dataDir: 'unused',
      databaseUrl: databaseUrl(server, name),
    });
    await db.execute(
      sql.raw(`
      create table limite (valor text);
      create function anotar() returns event_trigger language plpgsql as $$ begin
        insert into public.limite values (current_setting('statement_timeout'));
      end $$;
      create event trigger anota on ddl_command_end execute function anotar();`),
    );
    await migrate({ pool, kind });
    const { rows } = await db.execute(sql`select distinct valor from limite`);
    expect(rows).toEqual([{ valor: '0' }]);
    await close();
    await runOn(server, `drop database ${name}`);
  });
});

/** The migrations of a version before this one, as a folder. */
function migrationsUntil(count: number): string {
  const folder = temporaryFolder();
  fs.cpSync(fileURLToPath(new URL('migrations', import.meta.url)), folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(fs.readFileSync(journal, 'utf8')) as { entries: unknown[] };
  fs.writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, count) }));
  return folder;
}

it('Migration refuses a database of a later version, whose columns it does not know', async () => {
  const { db, pool, kind, close } = await connect({ dataDir: temporaryFolder() });
  onTestFinished(close);
  await migrate({ pool, kind });
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 1999999999999)`,
  );
  await expect(migrate({ pool, kind })).rejects.toThrow(
    'La base de datos es de una versión posterior del programa. Arranque esa versión, o restaure la copia de seguridad de antes de actualizar.',
  );
});

/** A number as the last version before gave them to months. */
const LAST_NUMBER = 2 ** 31 - 1;

it('Migration keeps and counts the months of a database whose months had numbers of their own, and none of those means another month', async () => {
  const { db, pool, kind, close } = await connect({ dataDir: temporaryFolder() });
  onTestFinished(close);
  // A new folder has the schema of this version.
  await db.execute(sql`drop schema public, drizzle cascade; create schema public`);
  await applyMigrations(db, { migrationsFolder: migrationsUntil(5) });
  await db.execute(sql`
    insert into division (division_id, nombre) values ('N', 'Norte');
    insert into vendedor (vendedor_codigo, nombre, apellido, email, division_id, pais_id)
      select 'V', 'Ana', 'Ruiz', 'ana@prueba.example', 'N', min(pais_id) from pais;
    insert into cliente (cliente_codigo, nombre, pais_id) select 'C', 'Cliente', min(pais_id) from pais;
    insert into producto (producto_codigo, nombre) values ('P', 'Producto');
    insert into relacion (vendedor_id, cliente_id, producto_id) values (1, 1, 1);
    insert into periodo (periodo_id, tipo, anio_inicio, mes_inicio, cantidad_meses) values ('BGT-2027', 'BGT', 2027, 1, 12);
    insert into relacion_periodo (cliente_producto_id, periodo_id) values (1, 'BGT-2027');
    insert into venta (cliente_producto_periodo_id, anio, mes, volumen_ton) values (1, 2027, 1, 5), (1, 2027, 2, 6)`);

  await migrate({ pool, kind });
  const [row] = await db.select().from(relacionPeriodo);
  const rowID = row?.clienteProductoPeriodoID ?? 0;
  const [first] = await db.select().from(pais).orderBy(pais.paisID);
  expect(row?.monedaID).toBe(first?.monedaID);
  expect(await db.select().from(venta).orderBy(venta.mes)).toEqual([
    { clienteProductoPeriodoID: rowID, anio: 2027, mes: 1, volumenTon: '5.000', precio: '0.0000' },
    { clienteProductoPeriodoID: rowID, anio: 2027, mes: 2, volumenTon: '6.000', precio: '0.0000' },
  ]);
  expect(await wrongTotals(db)).toEqual([]);
  expect(monthKey(LAST_NUMBER).rowID).toBeLessThan(rowID);
  await db.execute(sql`insert into relacion_periodo (presupuestado) values (true)`);
  const ids = (await db.select().from(relacionPeriodo)).map((each) => each.clienteProductoPeriodoID);
  expect(new Set(ids)).toEqual(new Set([rowID, rowID + 1]));
});
