import { once } from 'node:events';
import process from 'node:process';
import Fastify from 'fastify';
import { createApp } from '../../packages/server/src/app.ts';
import { monthKey } from '../../packages/server/src/areas/shared/month-id.ts';
import { connect } from '../../packages/server/src/db/connect.ts';
import { loadFirstData } from '../../packages/server/src/db/first-data.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

/*
 * One process, one database, two servers: the product, and a bare Fastify that does the same UPDATE without asking who calls.
 * Sends its parent both addresses, and ends when the parent hangs up.
 */
const settings = readSettings(process.env);
const { db, pool, close } = await connect(settings);
await migrate({ pool });
await loadFirstData(db, settings, new Date());

const app = await createApp({ settings, db });
const bare = Fastify();
const text =
  'update venta set volumen_ton = $1 where cliente_producto_periodo_id = $2 and anio = $3 and mes = $4';
// oxlint-disable-next-line oxc/no-async-endpoint-handlers -- Fastify waits for it; the rule speaks of Express
bare.put('/ventas/:ventaID/volumen', async (request) => {
  const { rowID, anio, mes } = monthKey(Number(request.params.ventaID));
  const values = [request.query.volumenTon, rowID, anio, mes];
  await pool.query({ name: 'bare', text, values });
  return { status: 200, message: '' };
});

process.send?.({ app: await app.listen({ port: 0 }), bare: await bare.listen({ port: 0 }) });
await once(process, 'disconnect');
await Promise.all([app.close(), bare.close()]);
await close();
