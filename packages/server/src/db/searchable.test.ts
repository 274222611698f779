import { type SQLWrapper, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { selectPage } from '../areas/clientes/repo.ts';
import { onEachBareDatabase } from '../test/databases.ts';
import type { Db } from './connect.ts';
import { cliente, division, periodo, periodoMoneda, producto, usuario, vendedor } from './schema.ts';
import { contains, searchable, searchableText } from './searchable.ts';

const searches = [
  { index: 'cliente_busqueda', table: cliente, column: cliente.busqueda },
  { index: 'producto_busqueda', table: producto, column: producto.busqueda },
  { index: 'vendedor_busqueda', table: vendedor, column: vendedor.busqueda },
  { index: 'usuario_busqueda', table: usuario, column: usuario.nombreBuscable },
  { index: 'division_busqueda', table: division, column: division.nombreBuscable },
  { index: 'periodo_busqueda', table: periodo, column: searchable(periodo.periodoID) },
  { index: 'periodo_moneda_busqueda', table: periodoMoneda, column: searchable(periodoMoneda.periodoID) },
];

onEachBareDatabase('A search among many names', (open) => {
  let db: Db;

  beforeAll(async () => {
    db = (await open()).db;
    await db.execute(sql`
      insert into cliente (cliente_codigo, nombre, pais_id)
      select 'C-' || i, 'Envases Ñandú ' || md5(i::text), (select min(pais_id) from pais)
      from generate_series(1, 5000) i`);
    await db.execute(sql`
      insert into cliente (cliente_codigo, nombre, pais_id)
      select 'X', '100% Óptimo_\\ S.A.', min(pais_id) from pais`);
    await db.execute(sql`
      insert into cliente (cliente_codigo, nombre, pais_id)
      select 'Y', ${'Distribuidora\u00a0del\u202fNorte  Sur'}::text, min(pais_id) from pais`);
    await db.execute(sql`vacuum analyze cliente`);
  });

  const search = (nombre: string) => selectPage(db, { nombre, pageNumber: 0, pageSize: 10 });

  const plan = async (from: Db, query: SQLWrapper): Promise<string> => {
    const { rows } = await from.execute(sql`explain ${query.getSQL()}`);
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  };

  it.each(['óptimo', 'distribuidora del'])(
    'for %s goes through the index of its own accord, in the very statement of the clients’ list',
    async (words) => {
      const chosen = await plan(db, search(words));
      expect(chosen).toContain('Bitmap Index Scan on cliente_busqueda');
      expect(chosen).not.toContain('Seq Scan on cliente');
    },
  );

  it.each(searches)('can go through $index', async ({ index, table, column }) => {
    await db.transaction(async (planning) => {
      await planning.execute(sql`set local enable_seqscan = off`);
      for (const words of ['óptimo', 'óptimo del']) {
        const query = planning.select().from(table).where(contains(column, words));
        expect(await plan(planning, query)).toContain(`Bitmap Index Scan on ${index}`);
      }
    });
  });

  it.each(['OPTIMO', 'o\u0301ptimo', '100%', 'o_\\ s.a.', '%', '_', '\\'])(
    'for %s finds the one name that holds it',
    async (words) => {
      expect(await search(words)).toMatchObject([{ clienteCodigo: 'X' }]);
    },
  );

  it.each(['distribuidora del', 'DEL  NORTE', 'norte sur', 'norte\u00a0sur', 'y Distribuidora\t del norte'])(
    'for %j finds the one name that has these words, whatever blanks stand between them',
    async (words) => {
      expect(await search(words)).toMatchObject([{ clienteCodigo: 'Y' }]);
    },
  );

  it.each(['ÑANDÚ', 'Øresund', 'ÇA', 'ŁÓDŹ', 'ΑΘΉΝΑ', 'İstanbul', 'Straße', 'Åse', 'ﬁn', ''])(
    'compares %j as one that is compared without the database',
    async (text) => {
      const { rows } = await db.execute(sql`select ${searchable(sql`${text}::text`)} as searched`);
      expect(rows).toEqual([{ searched: searchableText(text) }]);
    },
  );

  it.each(['1%o', 'ndu_', '%%', '\\%', 'distribuidora norte', 'del norte_sur', 'nor te', 'nortesur'])(
    'for %s finds nothing',
    async (words) => {
      expect(await search(words)).toEqual([]);
    },
  );
});
