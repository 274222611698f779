import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cliente, periodo, relacion } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';

const PERIOD = 'SOP02-2026';

/** Two pairs of Ana's in a plan from February; the client of the first is the later one by name. */
async function openCompany(world: World) {
  const { db, call, signIn, clock } = world;
  const { vendedorID } = await addSeller(db, 'ana');
  await addPeriod(db, PERIOD, { mesInicio: 2 });
  const pairs = [await addPair(db, vendedorID), await addPair(db, vendedorID)] as const;
  const names = ['Zumos', 'Ácidos'];
  const ids: number[][] = [];
  for (const [at, pair] of pairs.entries()) {
    await db
      .update(cliente)
      .set({ nombre: names[at] ?? '' })
      .where(eq(cliente.clienteID, pair.clienteID));
    const months = [1, 2, 3].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '2' }));
    ids.push(await addRow(db, pair, PERIOD, months));
  }
  const token = await signIn('ana', testKey);
  const id = (pair: 0 | 1, mes: number) => ids[pair]?.[mes - 1] ?? 0;
  const read = async (fecha: string, query: Record<string, string | number> = {}, as = token) => {
    const { status, body } = await call('GET', `/api/v1/ventas/momento/${PERIOD}`, {
      token: as,
      query: { fecha, ...query },
    });
    return { status, message: body.message, data: body.data as Record<string, unknown>[] };
  };
  return {
    ...world,
    pairs,
    id,
    read,
    /** A minute later. @returns the moment after it */
    async save(ventaID: number, what: 'volumen' | 'precio', figure: number): Promise<string> {
      clock.advance(60_000);
      const name = what === 'precio' ? what : 'volumenTon';
      await call('PUT', `/api/v1/ventas/${ventaID}/${what}`, { token, query: { [name]: figure } });
      return clock.now().toISOString();
    },
    /** Pair, month, field, figure now and then. */
    async figures(fecha: string, query: Record<string, string | number> = {}) {
      const { data } = await read(fecha, query);
      return data.map(({ nombreCliente, mes, campo, actual, entonces }) =>
        [nombreCliente, mes, campo, actual, entonces].join(' '),
      );
    },
  };
}

onEachDatabase('A budget at a moment', (open) => {
  const world = shareWorld(open);

  it('names each figure that stood otherwise, as it stands and as it stood, by client and month', async () => {
    const { id, pairs, save, figures, read, clock } = await openCompany(world());
    const before = clock.now().toISOString();
    await save(id(0, 2), 'volumen', 5);
    const later = await save(id(0, 2), 'volumen', 6.125);
    await save(id(1, 3), 'precio', 4);
    await save(id(1, 3), 'volumen', 7);
    const end = await save(id(0, 2), 'volumen', 8);
    expect(await figures(before)).toEqual([
      'Ácidos 3 volumenTon 7 1',
      'Ácidos 3 precio 4 2',
      'Zumos 2 volumenTon 8 1',
    ]);
    expect(await figures(later)).toEqual([
      'Ácidos 3 volumenTon 7 1',
      'Ácidos 3 precio 4 2',
      'Zumos 2 volumenTon 8 6.125',
    ]);
    expect(await figures(end)).toEqual([]);
    const [, , last] = (await read(before)).data;
    expect(last).toEqual({
      ventaID: id(0, 2),
      clienteProductoPeriodoID: monthKey(id(0, 2)).rowID,
      clienteProductoID: pairs[0].clienteProductoID,
      nombreCliente: 'Zumos',
      nombreProducto: expect.stringMatching(/^Producto/),
      anio: 2026,
      mes: 2,
      campo: 'volumenTon',
      actual: 8,
      entonces: 1,
    });
  });

  it('leaves out what stands again as it stood', async () => {
    const { id, save, figures, clock } = await openCompany(world());
    const before = clock.now().toISOString();
    const changed = await save(id(0, 2), 'volumen', 5);
    await save(id(0, 2), 'volumen', 1);
    expect(await figures(before)).toEqual([]);
    expect(await figures(changed)).toEqual(['Zumos 2 volumenTon 1 5']);
  });

  it('may be that of one pair, and has no history months and no pairs that are gone', async () => {
    const { db, id, pairs, save, figures, clock } = await openCompany(world());
    const before = clock.now().toISOString();
    await save(id(0, 3), 'precio', 9);
    await save(id(1, 2), 'precio', 9);
    const [first, second] = pairs;
    expect(await figures(before, { clienteProductoID: second.clienteProductoID })).toEqual([
      'Ácidos 2 precio 9 2',
    ]);
    await db
      .update(relacion)
      .set({ eliminada: true })
      .where(eq(relacion.clienteProductoID, first.clienteProductoID));
    expect(await figures(before)).toEqual(['Ácidos 2 precio 9 2']);
    await db.update(periodo).set({ mesInicio: 3 });
    expect(await figures(before)).toEqual([]);
  });

  it("is the seller's own, and of a period that takes a budget", async () => {
    const { db, id, save, read, signIn, clock } = await openCompany(world());
    const before = clock.now().toISOString();
    await save(id(0, 3), 'precio', 9);
    await addSeller(db, 'bruno');
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    for (const other of ['bruno', 'sin.vendedor']) {
      expect(await read(before, {}, await signIn(other, testKey))).toMatchObject({ status: 200, data: [] });
    }
    await db.update(periodo).set({ activo: false });
    expect(await read(before)).toMatchObject({ status: 400, message: 'El período está cerrado' });
    await db.update(periodo).set({ activo: true, visible: false });
    expect(await read(before)).toMatchObject({ status: 404, message: 'El período no existe' });
  });
});
