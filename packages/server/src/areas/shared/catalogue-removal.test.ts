import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo, relacion, relacionPeriodo } from '../../db/schema.ts';
import { catalogues, openCatalogue } from '../../test/catalogue.ts';
import { addPair, addPeriod, addRow, addSeller } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

for (const catalogue of catalogues) {
  const { noun, table, idName } = catalogue;
  const removed = {
    status: 200,
    message: `${noun === 'cliente' ? 'Cliente' : 'Producto'} eliminado correctamente`,
  };
  const inUse = (where: string) => ({
    status: 400,
    message: `No se puede eliminar: el ${noun} ${where}`,
  });

  onEachDatabase(`Removing a ${noun}`, (open) => {
    const world = shareWorld(open);

    /** A pair of a seller's, and the removal of its client or product. */
    const openPair = async () => {
      const { db } = world();
      const { remove } = await openCatalogue(world(), catalogue);
      const { vendedorID } = await addSeller(db, 'bruno');
      const pair = await addPair(db, vendedorID);
      return { db, pair, remove: () => remove(pair[idName]) };
    };

    it('that nothing uses takes it off the list, once', async () => {
      const { add, remove, page } = await openCatalogue(world(), catalogue);
      const id = await add('A', 'Uno');
      await add('B', 'Dos');
      expect(await remove(id)).toEqual(removed);
      expect(await page()).toEqual({ names: ['Dos'], rows: 1 });
      expect(await remove(id)).toEqual({ status: 404, message: `El ${noun} no existe` });
    });

    it('is refused with the number of its sellers and the newest of its periods', async () => {
      const { db, pair, remove } = await openPair();
      expect(await remove()).toEqual(inUse('está asignado a 1 vendedor'));
      for (const name of ['carla', 'dario']) {
        const { vendedorID } = await addSeller(db, name);
        const { clienteID, productoID } = pair;
        await db.insert(relacion).values({ vendedorID, clienteID, productoID });
      }
      await addRow(db, pair, await addPeriod(db, 'SOP11-2026', { mesInicio: 11 }), []);
      expect(await remove()).toEqual(inUse('está asignado a 3 vendedores y tiene datos en SOP11-2026'));
      for (const id of ['CUR-2024', 'BGT-2027', 'CUR-2025', 'CUR-2026']) {
        await addRow(db, pair, await addPeriod(db, id, { activo: false }), []);
      }
      expect(await remove()).toEqual(
        inUse(
          'está asignado a 3 vendedores y tiene datos en BGT-2027, SOP11-2026, CUR-2026 y 2 períodos más',
        ),
      );
      expect(await db.$count(table)).toBe(1);
    });

    it('is refused while a pair that was taken off a list has figures in a period', async () => {
      const { db, pair, remove } = await openPair();
      await addRow(db, pair, await addPeriod(db, 'SOP01-2026', { activo: false }), []);
      await db.update(relacion).set({ eliminada: true });
      expect(await remove()).toEqual(inUse('tiene datos en SOP01-2026'));
      await db.update(relacionPeriodo).set({ eliminada: true });
      expect(await remove()).toEqual(inUse('tiene datos en SOP01-2026'));
      await db.delete(periodo).where(eq(periodo.periodoID, 'SOP01-2026'));
      expect(await remove()).toEqual(removed);
    });

    it('takes along the pairs that were taken off before any period held them, and no others', async () => {
      const { db, pair, remove } = await openPair();
      await db.update(relacion).set({ eliminada: true });
      const { vendedorID } = await addSeller(db, 'carla');
      const other = await addPair(db, vendedorID);
      await db
        .update(relacion)
        .set({ eliminada: true })
        .where(eq(relacion.clienteProductoID, other.clienteProductoID));
      expect(await remove()).toEqual(removed);
      const left = await db.select().from(relacion);
      expect(left.map(({ clienteProductoID }) => clienteProductoID)).toEqual([other.clienteProductoID]);
      expect(left).not.toContainEqual(expect.objectContaining({ [idName]: pair[idName] }));
    });

    it('asked for many times at once is done once', async () => {
      const { add, remove } = await openCatalogue(world(), catalogue);
      const id = await add('A', 'Uno');
      const answers = await Promise.all(Array.from({ length: 6 }, () => remove(id)));
      expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
        200, 404, 404, 404, 404, 404,
      ]);
    });
  });
}
