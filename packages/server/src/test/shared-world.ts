import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach } from 'vitest';
import type { OpenWorld, World } from './world.ts';

/** What tests write to, in an order that no reference stands against. Countries and currencies stay. */
const tables = [
  'auditoria',
  'aprobacion',
  'asignacion_pendiente',
  'venta',
  'relacion_periodo',
  'relacion',
  'periodo_moneda',
  'periodo',
  'cliente',
  'producto',
  'sesion',
  'usuario',
  'vendedor',
  'division',
];

/** One world for a whole suite, empty before each test: opening one takes far longer than emptying it. */
export function shareWorld(open: OpenWorld): () => World {
  let shared: World | undefined;
  const world = (): World => {
    if (!shared) throw new Error('The suite has not begun');
    return shared;
  };
  beforeAll(async () => {
    shared = await open();
  });
  beforeEach(async () => {
    await world().db.execute(sql.raw(tables.map((table) => `delete from ${table};`).join('')));
    world().mails.length = 0;
  });
  return world;
}
