import { once } from 'node:events';
import process from 'node:process';
import { createApp } from '../../packages/server/src/app.ts';
import { connect } from '../../packages/server/src/db/connect.ts';
import { loadFirstData } from '../../packages/server/src/db/first-data.ts';
import { migrate } from '../../packages/server/src/db/migrate.ts';
import { readSettings } from '../../packages/server/src/settings.ts';

/*
 * The product on the demonstration company with 200 more users, persona1 to persona200, who have the demonstration seller's key and a
 * hash of the same cost. Sends its parent the address, and ends when the parent hangs up.
 */
const settings = readSettings(process.env);
const { db, pool, close } = await connect(settings);
await migrate({ pool });
await loadFirstData(db, settings, new Date());
await db.execute(`
  insert into usuario (nombre_usuario, email, tipo_usuario, clave_hash)
    select 'persona' || i, 'persona' || i || '@medida.example', tipo_usuario, clave_hash
    from usuario, generate_series(1, 200) i where nombre_usuario = 'vendedor'
    on conflict do nothing`);

const app = await createApp({ settings, db });
process.send?.({ url: await app.listen({ port: 0 }) });
await once(process, 'disconnect');
await app.close();
await close();
