import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { monthKey } from '../areas/shared/month-id.ts';
import { cambio } from '../db/schema.ts';
import { testDay } from './clock.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from './company.ts';
import { type Listening, listen } from './listening.ts';
import type { World } from './world.ts';

export const heardMonths = Array.from({ length: 3 }, (_, at) => ({
  anio: 2026,
  mes: 10 + at,
  volumenTon: '1',
  precio: '10',
}));

/** Two sellers with a pair each in an open period, and an administrator: whoever saves is heard by who listens. */
export async function openHeardCompany(world: World) {
  const { db, call, signIn, url } = world;
  const periodoID = await addPeriod(db, 'BGT-2026');
  const open = async (name: string) => {
    const seller = await addSeller(db, name);
    const pair = await addPair(db, seller.vendedorID);
    const cells = await addRow(db, pair, periodoID, heardMonths);
    const token = await signIn(name, testKey);
    const save = async (volumenTon: number, at = 0) => {
      const { status } = await call('PUT', `/api/v1/ventas/${cells[at]}/volumen`, {
        token,
        query: { volumenTon },
      });
      expect(status).toBe(200);
    };
    return { ...seller, pair, cells, token, save, listen: (id?: string) => listen(url, token, id) };
  };
  /** As another process does: nobody here hears of it. */
  const log = async ({ vendedorID, cells }: { vendedorID: number; cells: number[] }, precio: number) => {
    const { rowID } = monthKey(cells[0] ?? 0);
    await db.insert(cambio).values({
      clienteProductoPeriodoID: rowID,
      anio: 2026,
      mes: 10,
      campo: 'precio',
      antes: '1',
      despues: `${precio}`,
      periodoID,
      vendedorID,
      origen: 'tecleado',
      cuando: testDay,
    });
  };
  /** Many at once, of which the last one is `to`. */
  const logMany = async (
    { vendedorID, cells, usuarioID }: { vendedorID: number; cells: number[]; usuarioID: number },
    from: number,
    to: number,
  ) => {
    const { rowID } = monthKey(cells[0] ?? 0);
    await db.execute(sql`
      insert into cambio (cliente_producto_periodo_id, anio, mes, campo, antes, despues, periodo_id, vendedor_id, usuario_id, origen, cuando)
      select ${rowID}, 2026, 10, 'precio', 1, n, ${periodoID}, ${vendedorID}, ${usuarioID}, 'libro', '2026-10-15T12:00:00Z'
      from generate_series(${from}::int, ${to}::int) n`);
  };
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const admin = await signIn('jefa', testKey);
  const listenAs = (token: string) => listen(url, token);
  return {
    ...world,
    periodoID,
    log,
    logMany,
    listenAs,
    ana: await open('ana'),
    bruno: await open('bruno'),
    admin,
  };
}

/** The figures that come, until this one. */
export const figuresUntil = async (listening: Listening, valor: number) =>
  (await listening.until((event) => event.tipo === 'cifra' && event.valor === valor)).map((event) =>
    event.tipo === 'cifra' ? event.valor : event.tipo,
  );
