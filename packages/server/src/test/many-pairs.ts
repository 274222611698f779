import { sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';

/**
 * Gives a seller `n` pairs, each with every month of the period from January of its first year on: a hundred products, and as
 * many clients of the seller's country as that takes.
 */
export async function seedManyPairs(
  db: Db,
  n: number,
  { vendedorID, periodoID }: { vendedorID: number; periodoID: string },
): Promise<void> {
  await db.execute(sql`
    insert into cliente (cliente_codigo, nombre, pais_id)
    select 'M-' || i, 'Cliente ' || i, (select pais_id from vendedor where vendedor_id = ${vendedorID})
    from generate_series(1, ceil(${n}::int / 100.0)::int) i`);
  await db.execute(sql`
    insert into producto (producto_codigo, nombre) select 'M-' || i, 'Producto ' || i from generate_series(1, 100) i`);
  await db.execute(sql`
    with pair as (
      insert into relacion (vendedor_id, cliente_id, producto_id)
      select ${vendedorID}, c.cliente_id, p.producto_id
      from cliente c cross join producto p
      where c.cliente_codigo like 'M-%' and p.producto_codigo like 'M-%'
      order by c.cliente_id, p.producto_id limit ${n}
      returning cliente_producto_id
    )
    insert into relacion_periodo (cliente_producto_id, periodo_id, moneda_id)
    select cliente_producto_id, ${periodoID}, moneda_id
    from pair, vendedor join pais using (pais_id) where vendedor.vendedor_id = ${vendedorID} order by 1`);
  await db.execute(sql`
    insert into venta (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select rp.cliente_producto_periodo_id, p.anio_inicio + m / 12, m % 12 + 1,
      (rp.cliente_producto_periodo_id * 7 + m) % 900 / 10.0, 1000 + m
    from relacion_periodo rp
    join relacion r on r.cliente_producto_id = rp.cliente_producto_id
    join periodo p on p.periodo_id = rp.periodo_id
    cross join lateral generate_series(0, p.mes_inicio + p.cantidad_meses - 2) m
    where r.vendedor_id = ${vendedorID} and rp.periodo_id = ${periodoID}
    on conflict do nothing`);
}
