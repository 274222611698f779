import { Client, type Pool } from 'pg';

/** How many periods there are, and rows in each. */
interface Extent {
  places: number;
  many: number;
}

/** What a log of years holds, in SQL: later changes are of later periods, a few of them of others, and some salespeople's are many. */
const changes = (count: number, { places, many }: Extent) => `
  insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, gesto_id, origen, cuando)
  select f.row_id, f.anio, 1 + i % 12, (case when i % 3 = 0 then 'precio' else 'volumenTon' end)::campo, i % 900, (i + 7) % 900,
    f.periodo_id, f.vendedor_id, case when i % 97 = 0 then f.admin_id else f.usuario_id end,
    case when i % 5 = 0 then md5((i / 100)::text)::uuid end,
    (case when i % 97 = 0 then 'archivo' when i % 5 = 0 then 'pegado' when i % 1000 = 1 then 'libro' else 'tecleado' end)::origen,
    '2026-11-01'::timestamptz - (${count} - i) / 10 * interval '90 seconds'
  from (
    select i, least(${places}, 1 + i::bigint * ${places} / ${count + 1} + case when i % 50 = 0 then i / 50 % 3 else 0 end) as place,
      1 + floor(${many} * power(abs(hashint4(i)) / 2147483649.0, 2))::int as n
    from generate_series(1, ${count}) i
  ) i
  join pg_temp.fila f using (place, n)
  order by i`;

const rows = `
  create temp table fila as
  select rp.cliente_producto_periodo_id as row_id, p.anio_inicio as anio, p.periodo_id, r.vendedor_id, u.usuario_id,
    (select usuario_id from usuario where nombre_usuario = 'admin') as admin_id,
    dense_rank() over (order by p.anio_inicio, p.mes_inicio, p.periodo_id) as place,
    row_number() over (partition by p.periodo_id order by r.vendedor_id, rp.cliente_producto_periodo_id) as n
  from relacion_periodo rp
  join periodo p using (periodo_id) join relacion r using (cliente_producto_id)
  join vendedor v using (vendedor_id) join usuario u on u.email = v.email`;

const audited = (count: number) => `
  insert into auditoria (usuario_id, cuando, accion, antes, despues)
  select (select usuario_id from usuario where nombre_usuario = case when i % 2 = 0 then 'admin' else 'v' || 1 + i % 20 end),
    '2026-11-01'::timestamptz - (${count} - i) * interval '900 seconds',
    (array['cliente.cambiado', 'relacion.asignada', 'presupuesto.aprobado', 'tasa.cambiada', 'usuario.cambiado'])[1 + i % 5],
    case when i % 5 in (0, 4) then jsonb_build_object('clienteID', 1 + i % 500, 'nombre', 'Antes ' || i) end,
    jsonb_build_object('vendedorID', 1 + i % 20, 'periodoID', case when i % 5 in (2, 3) then 'BGT-2026' end, 'n', i)
  from generate_series(1, ${count}) i`;

/** Fills the log and the audit of a company, with a user who has done nothing. */
export async function fillActivity(
  pool: Pool,
  { log, audit }: { log: number; audit: number },
): Promise<void> {
  // One that waits for as long as it takes.
  const client = new Client({ connectionString: pool.options.connectionString });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query("set maintenance_work_mem = '512MB'");
    await client.query(rows);
    await client.query('analyze fila');
    const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
      "select indexname, indexdef from pg_indexes where tablename = 'cambio' and indexname <> 'cambio_clave'",
    );
    for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
    const { rows: extents } = await client.query<Extent>(
      'select max(place)::int as places, max(n)::int as many from fila',
    );
    for (const extent of extents) await client.query(changes(log, extent));
    for (const { indexdef } of indexes) await client.query(indexdef);
    await client.query(audited(audit));
    await client.query(
      "insert into usuario (nombre_usuario, email, tipo_usuario) values ('nadie', 'nadie@gran.example', 'ADMINISTRADOR')",
    );
    await client.query('vacuum analyze cambio');
  } finally {
    await client.end();
  }
}
