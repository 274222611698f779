import type { Pool } from 'pg';

/** What a company of a given size holds. */
interface CompanySize {
  readonly sellers: number;
  /** Of each seller but the first. */
  readonly pairs: number;
  /** Of the first seller. */
  readonly mostPairs: number;
  readonly clients: number;
  readonly products: number;
}

/** The company that fits the demonstration, `times` as large; a hundred times it has 84 960 pairs and 16.9 million months. */
export function companySize(times: number): CompanySize {
  return {
    sellers: 20 * times,
    pairs: 40,
    mostPairs: Math.max(40, 50 * times),
    clients: 50 * times,
    products: 20 * times,
  };
}

/** Year, type, first month and months of each period, the oldest first; the last three are open. */
const PERIODS = [
  [2022, 'CUR', 1, 12],
  [2022, 'BGT', 1, 12],
  [2023, 'CUR', 1, 12],
  [2023, 'BGT', 1, 12],
  [2023, 'SOP', 7, 24],
  [2024, 'CUR', 1, 12],
  [2024, 'BGT', 1, 12],
  [2024, 'SOP', 7, 24],
  [2025, 'CUR', 1, 12],
  [2025, 'SOP', 7, 24],
  [2026, 'BGT', 1, 12],
  [2026, 'SOP', 4, 24],
] as const;
const OPEN_FROM = 9;

const periods = PERIODS.map(([anio, tipo, mes, meses], at) => ({
  periodoID: tipo === 'SOP' ? `SOP${String(mes).padStart(2, '0')}-${anio}` : `${tipo}-${anio}`,
  tipo,
  anio,
  mes,
  meses,
  activo: at >= OPEN_FROM,
}));

/** The period that sellers fill. */
export const OPEN_BUDGET = 'BGT-2026';
/** The sales of the year before, with which they compare it. */
export const REFERENCE = 'CUR-2025';
/** One of 24 months that they fill as well. */
export const LONG_OPEN_PERIOD = 'SOP04-2026';
/** A period of 24 months and its history, closed. */
export const LONG_PERIOD = 'SOP07-2024';

/**
 * Fills a database that has been migrated and holds nothing else. Every seller has a user of the same number, `v1`, `v2`, …; the
 * administrator is `admin`; all have the given key.
 *
 * @returns how many months there are
 */
export async function fillCompany(pool: Pool, size: CompanySize, keyHash: string): Promise<number> {
  const client = await pool.connect();
  const run = (text: string) => client.query(text);
  try {
    // Without foreign keys and log flushes: nobody else is there, and a company that is cut off is thrown away.
    await run("set session_replication_role = 'replica'");
    await run('set synchronous_commit = off');
    await run("set presupuesto.totales = 'aparte'");
    await run(
      "insert into division values ('D1', 'Envases'), ('D2', 'Tapas'), ('D3', 'Láminas'), ('D4', 'Cajas')",
    );
    await run(`
      insert into vendedor (vendedor_codigo, nombre, apellido, email, division_id, pais_id)
      select 'V-' || i, ${picked(NAMES, 'i')}, ${picked(SURNAMES, 'i / 7')} || ' ' || i, 'v' || i || '@gran.example',
        'D' || i % 4 + 1, i % 7 + 1
      from generate_series(1, ${size.sellers}) i`);
    await run(`
      insert into usuario (nombre_usuario, email, tipo_usuario, clave_hash)
      select 'v' || i, 'v' || i || '@gran.example', 'VENDEDOR', '${keyHash}' from generate_series(1, ${size.sellers}) i
      union all select 'admin', 'admin@gran.example', 'ADMINISTRADOR', '${keyHash}'`);
    await run(`
      insert into cliente (cliente_codigo, nombre, pais_id)
      select 'C-' || i, ${picked(TRADES, 'i')} || ' ' || ${picked(SURNAMES, 'i / 3')} || ' ' || i, i % 7 + 1
      from generate_series(1, ${size.clients}) i`);
    await run(`
      insert into producto (producto_codigo, nombre)
      select 'P-' || i, ${picked(GOODS, 'i')} || ' ' || i from generate_series(1, ${size.products}) i`);
    await run(`
      insert into periodo (periodo_id, tipo, anio_inicio, mes_inicio, cantidad_meses, activo) values
      ${periods.map(({ periodoID, tipo, anio, mes, meses, activo }) => `('${periodoID}', '${tipo}', ${anio}, ${mes}, ${meses}, ${activo})`).join(', ')}`);
    await run(`
      insert into periodo_moneda (periodo_id, moneda_id, mes, tasa_cambio_eur)
      select periodo_id, moneda_id, case when tipo = 'CUR' then m end, 900 + length(moneda_id) + coalesce(m, 0)
      from periodo cross join moneda cross join lateral generate_series(1, case when tipo = 'CUR' then 12 else 1 end) m
      where moneda_id <> 'EUR' and not (periodo_id = '${OPEN_BUDGET}' and moneda_id = 'USD')`);
    await run(`
      insert into relacion (vendedor_id, cliente_id, producto_id)
      select v, (v * 37 + n / ${size.products} + n * 7) % ${size.clients} + 1, (v * 11 + n) % ${size.products} + 1
      from generate_series(1, ${size.sellers}) v
      cross join lateral generate_series(1, case when v = 1 then ${size.mostPairs} else ${size.pairs} end) n
      on conflict do nothing`);
    let months = 0;
    for (const { periodoID } of periods) {
      await run(`
        insert into relacion_periodo (cliente_producto_id, periodo_id, moneda_id, presupuestado)
        select r.cliente_producto_id, p.periodo_id, pais.moneda_id, not p.activo or r.cliente_producto_id % 3 = 0
        from periodo p cross join relacion r join cliente using (cliente_id) join pais using (pais_id)
        where p.periodo_id = '${periodoID}' order by r.cliente_producto_id`);
      const { rowCount } = await run(`
        insert into venta (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
        select rp.cliente_producto_periodo_id, p.anio_inicio + m / 12, m % 12 + 1,
          (rp.cliente_producto_periodo_id * 7 + m * 13) % 900 / 10.0, 1000 + (rp.cliente_producto_periodo_id + m) % 500
        from relacion_periodo rp join periodo p using (periodo_id)
        cross join lateral generate_series(0, p.mes_inicio + p.cantidad_meses - 2) m
        where periodo_id = '${periodoID}' order by rp.cliente_producto_periodo_id, m`);
      months += rowCount ?? 0;
      await run(`select anotar_periodo('${periodoID}')`);
    }
    await run('reset all');
    return months;
  } finally {
    client.release();
  }
}

/** One of some words, by a number, in SQL. */
function picked(words: readonly string[], number: string): string {
  return `(array[${words.map((word) => `'${word}'`).join(', ')}])[(${number}) % ${words.length} + 1]`;
}

const NAMES = ['Ana', 'Begoña', 'Carlos', 'Daniela', 'Érika', 'Fermín', 'Gabriela', 'Íñigo', 'João', 'Núria'];
const SURNAMES = [
  'Álvarez',
  'Benítez',
  'Castaño',
  'Dávila',
  'Echeverría',
  'Fernández',
  'Ibáñez',
  'Muñoz',
  'Peña',
];
const TRADES = [
  'Acerías',
  'Bodegas',
  'Conservas',
  'Destilería',
  'Embotelladora',
  'Farmacéutica',
  'Pinturas',
  'Zumos',
];
const GOODS = ['Bobina', 'Caja', 'Corona', 'Envase', 'Lámina', 'Tambor', 'Tapa'];
