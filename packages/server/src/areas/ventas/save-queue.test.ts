import { eq, inArray } from 'drizzle-orm';
import { expect, it, onTestFinished, vi } from 'vitest';
import { periodo, relacionPeriodo, usuario, venta } from '../../db/schema.ts';
import { hasSingleSession, poolOf } from '../../db/single-session.ts';
import { hashToken } from '../../sessions/token.ts';
import { addPair, addPeriod, addRow, addSeller, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';
import type { Save } from './save.ts';
import { createSaveQueue, type SaveFigure } from './save-queue.ts';

const year = Array.from({ length: 12 }, (_, month) => ({
  anio: 2026,
  mes: month + 1,
  volumenTon: '1',
  precio: '1',
}));

let periods = 0;

/** A seller at work in a budget, on as many rows as asked for: budgeted already, or not. */
async function openBudget(
  { db, signIn }: Pick<World, 'db' | 'signIn'>,
  { name, rows, presupuestado = true }: { name: string; rows: number; presupuestado?: boolean },
) {
  const { vendedorID, usuarioID } = await addSeller(db, name);
  periods += 1;
  const periodoID = await addPeriod(db, `SOP${periods}-2026`);
  const ventaIDs: number[] = [];
  for (let row = 0; row < rows; row += 1)
    ventaIDs.push(...(await addRow(db, await addPair(db, vendedorID), periodoID, year)));
  await db.update(relacionPeriodo).set({ presupuestado }).where(eq(relacionPeriodo.periodoID, periodoID));
  const token = await signIn(name, testKey);
  const cells = ventaIDs.map((ventaID) => ({
    ...monthKey(ventaID),
    usuarioID,
    vendedorID,
    tokenHash: hashToken(token),
    visto: null,
    moneda: null,
    cuando: '2026-11-03T18:04:00Z',
  }));
  return { usuarioID, periodoID, ventaIDs, cells, token };
}

const volume = (cell: Omit<Save, 'volumenTon' | 'precio'> | undefined, volumenTon: string): Save => {
  if (!cell) throw new Error('There is no such cell');
  return { ...cell, volumenTon, precio: null };
};

/** The statements that the pool is given, by name, from now on. */
function watchStatements({ db }: Pick<World, 'db'>): string[] {
  const names: string[] = [];
  const pool = poolOf(db);
  const query = pool.query.bind(pool);
  const spy = vi.spyOn(pool, 'query').mockImplementation((...given: unknown[]) => {
    const [statement] = given;
    if (typeof statement === 'object' && statement !== null && 'name' in statement)
      names.push(String(statement.name));
    return Reflect.apply(query, pool, given);
  });
  onTestFinished(() => spy.mockRestore());
  return names;
}

async function volumes({ db }: Pick<World, 'db'>): Promise<Map<string, string>> {
  const rows = await db.select().from(venta);
  return new Map(
    rows.map((row) => [`${row.clienteProductoPeriodoID} ${row.anio} ${row.mes}`, row.volumenTon]),
  );
}

const keyOf = ({ rowID, anio, mes }: Save) => `${rowID} ${anio} ${mes}`;

async function saveAll(queue: SaveFigure, saves: readonly Save[]): Promise<boolean[]> {
  return Promise.all(saves.map((save) => queue(save)));
}

onEachDatabase('Saves at once', (open) => {
  const world = shareWorld(open);

  it.each([
    { rows: 1, presupuestado: true, atMost: 2 },
    { rows: 10, presupuestado: true, atMost: 3 },
    { rows: 10, presupuestado: false, atMost: 243 },
  ])(
    'are each stored: a year of $rows rows, budgeted before: $presupuestado, in $atMost statements at most',
    async ({ atMost, ...of }) => {
      const { cells } = await openBudget(world(), { name: 'ana', ...of });
      const saves = cells.map((cell, index) => volume(cell, `${index}.125`));
      const names = watchStatements(world());
      expect(new Set(await saveAll(createSaveQueue(world().db), saves))).toEqual(new Set([true]));
      expect(names.length).toBeLessThanOrEqual(atMost);
      expect(await volumes(world())).toEqual(new Map(saves.map((save) => [keyOf(save), save.volumenTon])));
    },
  );

  it('end with the last that came of one cell, through either of two connections, volume and price apart', async () => {
    const { db, call } = world();
    const { ventaIDs, token } = await openBudget(world(), { name: 'ana', rows: 2 });
    const [busy = 0, ...others] = ventaIDs;
    const put = (ventaID: number, query: { volumenTon: number } | { precio: number }) =>
      call('PUT', `/api/v1/ventas/${ventaID}/${'precio' in query ? 'precio' : 'volumen'}`, { token, query });
    const answers = await Promise.all([
      ...others.map((ventaID) => put(ventaID, { volumenTon: 3 })),
      ...[5, 6, 7].map((precio) => put(busy, { precio })),
      put(busy, { volumenTon: 8 }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));

    const queue = createSaveQueue(db);
    const { cells } = await openBudget(world(), { name: 'bruno', rows: 1 });
    const figures = Array.from({ length: 30 }, (_, index) => `${index + 1}.000`);
    const saves = figures.flatMap((figure) => [
      volume(cells[0], figure),
      { ...volume(cells[1], ''), volumenTon: null, precio: figure },
      volume(cells[1], figure),
    ]);
    expect(new Set(await saveAll(queue, saves))).toEqual(new Set([true]));
    const { rowID = 0 } = cells[0] ?? {};
    const stored = await db.select().from(venta).where(eq(venta.clienteProductoPeriodoID, rowID));
    const [january, february] = stored.toSorted((a, b) => a.mes - b.mes);
    expect(january).toMatchObject({ volumenTon: '30.000', precio: '1.0000' });
    expect(february).toMatchObject({ volumenTon: '30.000', precio: '30.0000' });
  });

  it('are refused each for its own reason, and the others stored', async () => {
    const { db, call } = world();
    const ana = await openBudget(world(), { name: 'ana', rows: 1 });
    const bruno = await openBudget(world(), { name: 'bruno', rows: 1 });
    const blocked = await openBudget(world(), { name: 'carla', rows: 1 });
    const closed = await openBudget(world(), { name: 'david', rows: 1 });
    await db.update(usuario).set({ bloqueado: true }).where(eq(usuario.usuarioID, blocked.usuarioID));
    await db.update(periodo).set({ activo: false }).where(eq(periodo.periodoID, closed.periodoID));
    const put = async (ventaID: number, token: string) =>
      (await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, { token, query: { volumenTon: 9 } })).status;
    const statuses = await Promise.all(
      ana.ventaIDs.flatMap((own, month) => [
        put(own, ana.token),
        put(bruno.ventaIDs[month] ?? 0, ana.token),
        put(blocked.ventaIDs[month] ?? 0, blocked.token),
        put(closed.ventaIDs[month] ?? 0, closed.token),
        put(bruno.ventaIDs[month] ?? 0, bruno.token),
      ]),
    );
    expect(statuses).toEqual(ana.ventaIDs.flatMap(() => [200, 404, 401, 400, 200]));
    const stored = await volumes(world());
    const storedOf = ({ cells }: typeof ana) =>
      new Set(cells.map((cell) => stored.get(keyOf(volume(cell, '')))));
    expect([ana, bruno, blocked, closed].map(storedOf)).toEqual(
      ['9.000', '9.000', '1.000', '1.000'].map((figure) => new Set([figure])),
    );
  });

  it('stops at the moment in which a session ends, whatever waits', async () => {
    const { call } = world();
    const { ventaIDs, cells, token } = await openBudget(world(), { name: 'ana', rows: 10 });
    const put = async (ventaID: number) =>
      (await call('PUT', `/api/v1/ventas/${ventaID}/volumen`, { token, query: { volumenTon: 9 } })).status;
    const first = ventaIDs.slice(0, 60).map(put);
    await Promise.race(first);
    const ended = call('POST', '/api/v1/logout', { token });
    const statuses = await Promise.all([...first, ...ventaIDs.slice(60).map(put)]);
    await ended;
    const stored = await volumes(world());
    expect(statuses).toEqual(
      cells.map((cell) => (stored.get(keyOf(volume(cell, ''))) === '9.000' ? 200 : 401)),
    );
    expect(await put(ventaIDs[0] ?? 0)).toBe(401);
  });

  it('do not wait for a month that somebody else holds', async ({ skip }) => {
    const { db } = world();
    // The embedded database has one session: nobody else is there to hold anything.
    skip(hasSingleSession(db));
    const { cells } = await openBudget(world(), { name: 'ana', rows: 1 });
    const queue = createSaveQueue(db);
    const held: Promise<boolean>[] = [];
    await db.transaction(async (other) => {
      await other
        .select()
        .from(venta)
        .where(inArray(venta.mes, [1, 6]))
        .for('update');
      const saves = cells.map((cell) => ({ mes: cell.mes, saved: queue(volume(cell, '5')) }));
      held.push(...saves.filter(({ mes }) => mes === 1 || mes === 6).map(({ saved }) => saved));
      const free = saves.filter(({ mes }) => mes !== 1 && mes !== 6).map(({ saved }) => saved);
      expect(new Set(await Promise.all(free))).toEqual(new Set([true]));
    });
    expect(await Promise.all(held)).toEqual([true, true]);
    expect(new Set((await volumes(world())).values())).toEqual(new Set(['5.000']));
  });

  it('do not fail for one that the database does not take', async () => {
    const { cells } = await openBudget(world(), { name: 'ana', rows: 1 });
    const saves = cells.map((cell, month) => volume(cell, month === 6 ? '999999999999' : '4'));
    const outcomes = await Promise.allSettled(saves.map(createSaveQueue(world().db)));
    expect(outcomes.map(({ status }) => status)).toEqual(
      cells.map((_, month) => (month === 6 ? 'rejected' : 'fulfilled')),
    );
    expect([...(await volumes(world())).values()].filter((figure) => figure === '4.000')).toHaveLength(11);
  });
});
