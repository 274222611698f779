import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openCompany(world: World) {
  const { db } = world;
  const seller = await addSeller(db, 'ana');
  const pair = await addPair(db, seller.vendedorID);
  const token = await world.signIn('ana', testKey);
  const remove = async (id = pair.clienteProductoID, as = token) => {
    const { status, body } = await world.call('DELETE', `/api/v1/clientes-productos/${id}`, { token: as });
    return { status, message: body.message };
  };
  const rowsIn = async (periodoID: string) => {
    const { body } = await world.call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', {
      token,
      query: { periodoID },
    });
    return (body.data as unknown[]).length;
  };
  return { ...world, ...seller, pair, remove, rowsIn };
}

const REMOVED = { status: 200, message: 'Par eliminado correctamente' };
const UNKNOWN = { status: 404, message: 'El par no existe' };
const month = { anio: 2026, mes: 1, volumenTon: '1', precio: '1' };

onEachDatabase('Removing a pair', (open) => {
  const world = shareWorld(open);

  it('takes it out of open periods, leaves it in closed ones, and loses no figure', async () => {
    const { db, usuarioID, pair, remove, rowsIn } = await openCompany(world());
    const active = await addPeriod(db, 'SOP02-2026');
    const closed = await addPeriod(db, 'SOP01-2026', { activo: false });
    for (const periodoID of [active, closed]) await addRow(db, pair, periodoID, [month]);
    expect(await remove()).toEqual(REMOVED);
    expect([await rowsIn(active), await rowsIn(closed)]).toEqual([0, 1]);
    expect(await db.$count(venta)).toBe(2);
    const [audit] = await db.select().from(auditoria);
    expect(audit).toMatchObject({
      usuarioID,
      accion: 'relacion.eliminada',
      antes: { clienteProductoID: pair.clienteProductoID, eliminada: false },
      despues: { eliminada: true, periodos: [active] },
    });
  });

  it('can be repeated without effect', async () => {
    const { db, remove } = await openCompany(world());
    expect([await remove(), await remove()]).toEqual([REMOVED, REMOVED]);
    expect(await db.$count(auditoria)).toBe(1);
  });

  it('is done once when it is asked for many times at once', async () => {
    const { db, remove } = await openCompany(world());
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove()));
    expect(answers).toEqual(answers.map(() => REMOVED));
    expect(await db.$count(auditoria)).toBe(1);
  });

  it('stays removed when its period closes later, and is gone from a period that is opened again', async () => {
    const { db, pair, remove, rowsIn } = await openCompany(world());
    const active = await addPeriod(db, 'SOP02-2026');
    const closed = await addPeriod(db, 'SOP01-2026', { activo: false });
    for (const periodoID of [active, closed]) await addRow(db, pair, periodoID, [month]);
    await remove();
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, active));
    expect(await rowsIn(active)).toBe(0);
    await db.update(periodo).set({ activo: true }).where(eq(periodo.periodoID, closed));
    expect(await rowsIn(closed)).toBe(0);
  });

  it('is refused while closed periods alone hold it', async () => {
    const { db, pair, remove } = await openCompany(world());
    const closed = await addPeriod(db, 'SOP01-2026', { activo: false });
    await addRow(db, pair, closed, [month]);
    expect(await remove()).toEqual({ status: 400, message: 'El período está cerrado' });
    expect((await db.select().from(relacion))[0]?.eliminada).toBe(false);
    expect((await db.select().from(relacionPeriodo))[0]?.eliminada).toBe(false);
  });

  it("does not know another seller's pair, just as one that does not exist", async () => {
    const { db, remove } = await openCompany(world());
    const other = await addSeller(db, 'bruno');
    const foreign = await addPair(db, other.vendedorID);
    expect(await remove(foreign.clienteProductoID)).toEqual(UNKNOWN);
    expect(await remove(2_147_483_647)).toEqual(UNKNOWN);
    expect((await db.select().from(relacion)).some(({ eliminada }) => eliminada)).toBe(false);
  });
});
