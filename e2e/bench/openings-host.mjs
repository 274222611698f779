import { once } from 'node:events';
import process from 'node:process';
import { openPeriod } from '../../packages/server/src/areas/apertura/open.ts';
import { connect } from '../../packages/server/src/db/connect.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

/*
 * One database with a seller of 500 relations, each with 24 months in one period. Opens period after period from it and sends its
 * parent how long each took, in ms.
 */
const CLIENTS = 20;
const PRODUCTS = 25;
const ROUNDS = 7;
const MONTHS = 24;

const { db, pool, close } = await connect(readSettings(process.env));
await migrate({ pool });
await db.execute(`
  insert into division (division_id, nombre) values ('M', 'Medida');
  insert into vendedor (vendedor_codigo, nombre, apellido, email, division_id, pais_id)
    select 'M', 'Medida', 'Medida', 'medida@medida.example', 'M', min(pais_id) from pais;
  insert into cliente (cliente_codigo, nombre, pais_id)
    select 'M-' || i, 'Cliente ' || i, (select min(pais_id) from pais) from generate_series(1, ${CLIENTS}) i;
  insert into producto (producto_codigo, nombre)
    select 'M-' || i, 'Producto ' || i from generate_series(1, ${PRODUCTS}) i;
  insert into periodo (periodo_id, tipo, anio_inicio, mes_inicio, cantidad_meses)
    values ('SOP01-2025', 'SOP', 2025, 1, ${MONTHS});
  insert into relacion (vendedor_id, cliente_id, producto_id)
    select vendedor_id, cliente_id, producto_id from vendedor, cliente, producto;
  insert into relacion_periodo (cliente_producto_id, periodo_id, moneda_id)
    select cliente_producto_id, 'SOP01-2025', moneda_id from relacion, pais where pais_id = (select min(pais_id) from pais);
  insert into venta (cliente_producto_periodo_id, anio, mes, volumen_ton, precio)
    select cliente_producto_periodo_id, 2025 + m / 12, m % 12 + 1, m + 0.5, 1000 + m
    from relacion_periodo, generate_series(0, ${MONTHS - 1}) m;`);

const took = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const anioInicio = 2026 + round;
  const before = performance.now();
  await openPeriod(
    db,
    { usuarioID: null, cuando: new Date() },
    {
      periodoOrigen: 'SOP01-2025',
      periodoDestino: `SOP01-${anioInicio}`,
      tipoPeriodo: 'SOP',
      anioInicio,
      mesInicio: 1,
      cantidadMeses: MONTHS,
    },
  );
  took.push(performance.now() - before);
}
process.send?.({ took });
if (process.connected) await once(process, 'disconnect');
await close();
