import { expect, it } from 'vitest';
import { periodo } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { seedManyPairs } from '../../test/many-pairs.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const list = ({ call }: World, token: string, periodoID: string) =>
  call('GET', '/api/v1/clientes/listar-clientes-productos-por-vendedor', { token, query: { periodoID } });

interface Row {
  nombreCliente: string;
  nombreProducto: string;
}

onEachDatabase("The seller's list", (open) => {
  const world = shareWorld(open);

  it('holds the own rows of the period, with all that the detail panel shows', async () => {
    const { db, signIn } = world();
    const ana = await addSeller(db, 'ana', { divisionID: 'ALU' });
    const bruno = await addSeller(db, 'bruno');
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const pair = await addPair(db, ana.vendedorID, 'Perú');
    await addRow(db, pair, periodoID, [], { presupuestado: true });
    await addRow(db, await addPair(db, bruno.vendedorID), periodoID, []);
    const { status, body } = await list(world(), await signIn('ana', testKey), periodoID);
    expect(status).toBe(200);
    expect(body.data).toEqual([
      {
        ...pair,
        clienteProductoPeriodoID: expect.any(Number),
        periodoID,
        vendedorID: ana.vendedorID,
        clienteCodigo: expect.stringMatching(/^C-/),
        nombreCliente: expect.stringMatching(/^Cliente/),
        productoCodigo: expect.stringMatching(/^P-/),
        nombreProducto: expect.stringMatching(/^Producto/),
        presupuestado: true,
        paisID: expect.any(Number),
        nombrePais: 'Perú',
        divisionID: 'ALU',
        nombreDivision: 'División ALU',
        monedaID: 'PEN',
        nombreMoneda: 'Sol peruano',
      },
    ]);
  });

  it('of the demonstration seller has forty rows, by client and product, accents aside', async () => {
    const demo = await open({ data: 'demo' });
    const { body } = await list(demo, await demo.signIn('vendedor', 'Ventas-2026!'), 'SOP10-2026');
    const names = (body.data as Row[]).map(({ nombreCliente, nombreProducto }) => [
      nombreCliente,
      nombreProducto,
    ]);
    expect(names).toHaveLength(40);
    const plain = (text = '') => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const keys = names.map(([client, product]) => `${plain(client)}\u0000${plain(product)}`);
    expect(keys).toEqual([...keys].sort());
  });

  it('can be read in any visible period, also a closed one, and not in a hidden or unknown one', async () => {
    const { db, signIn } = world();
    const ana = await addSeller(db, 'ana');
    const token = await signIn('ana', testKey);
    const periodoID = await addPeriod(db, 'CUR-2025', { activo: false });
    await addRow(db, await addPair(db, ana.vendedorID), periodoID, []);
    expect((await list(world(), token, periodoID)).body.data).toHaveLength(1);
    await db.update(periodo).set({ visible: false });
    for (const id of [periodoID, 'CUR-1999']) {
      const { status, body } = await list(world(), token, id);
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'El período no existe' });
    }
  });

  it('is empty for a user whose address no salesperson has', async () => {
    const { db, signIn } = world();
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    const periodoID = await addPeriod(db, 'SOP01-2026');
    const { status, body } = await list(world(), await signIn('sin.vendedor', testKey), periodoID);
    expect({ status, data: body.data }).toEqual({ status: 200, data: [] });
  });

  it('and its totals stand with five thousand pairs', async () => {
    const { db, call, signIn } = world();
    const ana = await addSeller(db, 'ana');
    const periodoID = await addPeriod(db, 'SOP10-2026', { mesInicio: 10, cantidadMeses: 3 });
    await seedManyPairs(db, 5000, { vendedorID: ana.vendedorID, periodoID });
    const token = await signIn('ana', testKey);
    expect((await list(world(), token, periodoID)).body.data).toHaveLength(5000);
    expect((await call('POST', `/api/v1/aprobar-presupuesto/${periodoID}`, { token })).status).toBe(200);
    const { body } = await list(world(), token, periodoID);
    expect((body.data as { presupuestado: boolean }[]).every(({ presupuestado }) => presupuestado)).toBe(
      true,
    );
  });
});
