import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  cambio,
  nota,
  periodo,
  reapertura,
  reaperturaFila,
  relacion,
  relacionPeriodo,
} from '../../db/schema.ts';
import { catalogues, openCatalogue } from '../../test/catalogue.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
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

    it('names hidden periods to administrators alone, and counts them for sellers', async () => {
      const { db, pair, remove } = await openPair();
      await db.update(relacion).set({ eliminada: true });
      await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
      const token = await world().signIn('admin', testKey);
      const removeAsAdmin = async () => {
        const { body } = await world().call('DELETE', `${catalogue.paths.remove}/${pair[idName]}`, { token });
        return { status: body.status, message: body.message };
      };
      await addRow(db, pair, await addPeriod(db, 'SOP12-2027', { visible: false }), []);
      expect(await remove()).toEqual(inUse('tiene datos en 1 período oculto'));
      expect(await removeAsAdmin()).toEqual(inUse('tiene datos en SOP12-2027'));
      for (const id of ['CUR-2024', 'CUR-2025']) await addRow(db, pair, await addPeriod(db, id), []);
      expect(await remove()).toEqual(inUse('tiene datos en CUR-2025, CUR-2024 y 1 período más'));
      expect(await removeAsAdmin()).toEqual(inUse('tiene datos en SOP12-2027, CUR-2025 y CUR-2024'));
    });

    it('is refused while a pair that was taken off a list has figures in a period', async () => {
      const { db, pair, remove } = await openPair();
      const periodoID = await addPeriod(db, 'SOP01-2026', { activo: false });
      await addRow(db, pair, periodoID, [{ anio: 2026, mes: 1, volumenTon: '1', precio: '0' }]);
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

    it('takes along the pairs that were assigned by mistake, and left zeros alone in the open periods', async () => {
      const { db, pair, remove } = await openPair();
      const zeros = [{ anio: 2026, mes: 11, volumenTon: '0', precio: '0' }];
      await addRow(db, pair, await addPeriod(db, 'SOP11-2026', { mesInicio: 11 }), zeros);
      await db.update(relacion).set({ eliminada: true });
      // As the closed period had it.
      expect(await remove()).toEqual(inUse('tiene datos en SOP11-2026'));
      await db.update(relacionPeriodo).set({ eliminada: true });
      expect(await remove()).toEqual(removed);
      expect(await db.$count(relacionPeriodo)).toBe(0);
    });

    it('is refused while a pair that was taken off a list has a mark, a change, a note or a reopening', async () => {
      const { db, pair, remove } = await openPair();
      const periodoID = await addPeriod(db, 'SOP11-2026', { mesInicio: 11 });
      await addRow(db, pair, periodoID, [], { eliminada: true, presupuestado: true });
      const [row] = await db.select().from(relacionPeriodo);
      const [cuando, clienteProductoPeriodoID] = [new Date(), row?.clienteProductoPeriodoID ?? 0];
      const [its] = await db.update(relacion).set({ eliminada: true }).returning();
      const vendedorID = its?.vendedorID ?? 0;
      const refused = inUse('tiene datos en SOP11-2026');
      expect(await remove()).toEqual(refused);
      await db.update(relacionPeriodo).set({ presupuestado: false });

      const month = { clienteProductoPeriodoID, anio: 2026, mes: 11 };
      const zeroed = { campo: 'volumenTon', antes: '1', despues: '0', origen: 'tecleado' } as const;
      await db.insert(cambio).values({ ...month, ...zeroed, periodoID, vendedorID, cuando });
      expect(await remove()).toEqual(refused);
      await db.delete(cambio);

      await db.insert(nota).values({ clienteProductoPeriodoID, texto: 'No se vende ya', cuando });
      expect(await remove()).toEqual(refused);
      await db.delete(nota);

      const reopening = { periodoID, vendedorID, motivo: 'Falta un mes', cuando };
      const [reopened] = await db.insert(reapertura).values(reopening).returning();
      const reaperturaID = reopened?.reaperturaID ?? 0;
      await db.insert(reaperturaFila).values({ reaperturaID, clienteProductoPeriodoID });
      expect(await remove()).toEqual(refused);
      await db.delete(reapertura);
      expect(await remove()).toEqual(removed);
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
