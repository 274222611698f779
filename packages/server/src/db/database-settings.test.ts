import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { monthID } from '../areas/shared/month-id.ts';
import { createCall, signInWith } from '../test/call.ts';
import { startChild, temporaryFolder } from '../test/child-server.ts';
import { startFront } from '../test/database-front.ts';
import { openDatabase } from '../test/databases.ts';
import { databaseUrl, runOn } from '../test/templates.ts';

/** What administrators of databases set for all of them, each otherwise than PostgreSQL does by itself. */
const OTHERS: Readonly<Record<string, string>> = {
  array_nulls: 'off',
  datestyle: 'SQL, DMY',
  standard_conforming_strings: 'off',
  default_transaction_isolation: 'serializable',
  search_path: 'archivo, public',
};

const environment = (databaseURL: string) => ({
  DATABASE_URL: databaseURL,
  DATA_DIR: temporaryFolder(),
  PORT: '0',
});

/** The demonstration company on a database with settings of its own. */
async function openSet(way: 'postgres' | 'pgbouncer', settings: typeof OTHERS) {
  const { db, pool, close } = await openDatabase(way, 'demo');
  onTestFinished(close);
  const url = pool.options.connectionString ?? '';
  const name = new URL(url).pathname.slice(1);
  const direct = databaseUrl(inject('templates').postgres ?? '', name);
  await runOn(direct, 'create schema archivo');
  for (const [setting, value] of Object.entries(settings)) {
    const values = value.split(', ').map((each) => `'${each}'`);
    await runOn(direct, `alter database ${name} set ${setting} = ${values.join(', ')}`);
  }
  return { db, url, name };
}

/** An empty database of its own. @param made how, after `create database …` */
async function createEmpty(name: string, made = ''): Promise<string> {
  const server = inject('templates').postgres ?? '';
  const unique = `${name}_${process.pid}`;
  await runOn(server, `create database ${unique} ${made}`);
  onTestFinished(() => runOn(server, `drop database ${unique} with (force)`));
  return databaseUrl(server, unique);
}

async function refusal(databaseURL: string): Promise<string> {
  const server = startChild(environment(databaseURL));
  expect(await server.ended).toBe(1);
  return server.output().trimEnd();
}

describe.skipIf(inject('templates').postgres === undefined)('A server on PostgreSQL', () => {
  it('works as on any other where the database has settings of its own', async () => {
    const { db, url } = await openSet('postgres', OTHERS);
    const call = createCall(await startChild(environment(url)).ready);
    const token = await signInWith(call)('vendedor', 'Ventas-2026!');
    const { rows: months } = await db.execute<{ row: number; anio: number; mes: number }>(sql`
      select cliente_producto_periodo_id as row, anio, mes from public.venta
      join public.relacion_periodo using (cliente_producto_periodo_id) join public.relacion using (cliente_producto_id)
      join public.vendedor v using (vendedor_id) join public.usuario u on lower(u.email) = lower(v.email)
      where u.nombre_usuario = 'vendedor' and periodo_id = 'BGT-2027' limit 60`);
    expect(months).toHaveLength(60);
    const saves = await Promise.all(
      months.map(({ row, anio, mes }) => {
        const path = `/api/v1/ventas/${monthID({ rowID: row, anio, mes })}/volumen`;
        return call('PUT', path, { token, query: { volumenTon: 7 } });
      }),
    );
    expect(saves.map(({ status }) => status)).toEqual(months.map(() => 200));
    const cambios = months.map((month) => ({
      ventaID: monthID({ rowID: month.row, ...month }),
      campo: 'volumenTon',
      valor: 8,
    }));
    const body = { gestoID: randomUUID(), origen: 'pegado', cambios };
    expect(await call('PUT', '/api/v1/ventas/lote', { token, body })).toMatchObject({
      status: 200,
      body: { data: cambios.map(({ ventaID }) => ({ ventaID, estado: 'guardado' })) },
    });
  });

  it.each(['LATIN1', 'SQL_ASCII'])(
    'does not start where texts are kept as %s, and says what to do',
    async (encoding) => {
      const url = await createEmpty(
        `as_${encoding.toLowerCase()}`,
        `encoding '${encoding}' template template0`,
      );
      expect(await refusal(url)).toBe(
        `La base de datos de DATABASE_URL guarda sus textos en ${encoding}, y hace falta UTF8. ` +
          "Cree otra: create database … encoding 'UTF8' template template0;",
      );
    },
  );

  it('does not start on a version that is too old, and says which is not', async () => {
    const { pool, close } = await openDatabase('postgres');
    onTestFinished(close);
    const { rows } = await pool.query<{ setting: string }>(
      "select setting from pg_settings where name in ('server_version', 'server_version_num')",
    );
    const older = (text: string) => `14${text.slice(2)}`;
    const url = await startFront(pool.options.connectionString ?? '', (socket, behind) => {
      socket.pipe(behind);
      behind.on('data', (chunk: Buffer) => {
        const text = rows.reduce(
          (all, { setting }) => all.replaceAll(setting, older(setting)),
          chunk.toString('latin1'),
        );
        socket.write(text, 'latin1');
      });
    });
    expect(await refusal(url)).toMatch(
      /^La base de datos de DATABASE_URL es de PostgreSQL 14\S*.*, y hace falta la versión 15 o posterior\.$/,
    );
  });

  it('says in a line what its user may not do there', async () => {
    const url = new URL(await createEmpty('of_others'));
    await runOn(url.href, 'create role ajeno login').catch(() => {});
    url.username = 'ajeno';
    expect(await refusal(url.href)).toBe(
      'No se puede abrir la base de datos de DATABASE_URL: permission denied for database ' +
        url.pathname.slice(1),
    );
  });
});

describe.skipIf(inject('templates').pgbouncer === undefined)('A server behind pgbouncer', () => {
  it('does not start where the database has settings that its sessions would have to change, and names them', async () => {
    const { url } = await openSet('pgbouncer', OTHERS);
    expect(await refusal(url)).toBe(
      'La base de datos de DATABASE_URL está detrás de un agrupador de conexiones (pgbouncer) y debe tener ' +
        'array_nulls = on; datestyle = ISO, MDY; default_transaction_isolation = read committed; search_path = public, archivo, public; standard_conforming_strings = on. ' +
        'Déselo a su usuario: alter role … in database … set …;',
    );
  });

  it('starts with the order of day and month that Spanish systems have', async () => {
    const { url } = await openSet('pgbouncer', { datestyle: 'ISO, DMY' });
    await expect(startChild(environment(url)).ready).resolves.toContain('http');
  });
});
