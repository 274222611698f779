import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cliente } from '../../db/schema.ts';
import { addPair, addSeller } from '../../test/company.ts';
import { onEachBareDatabase } from '../../test/databases.ts';
import { removeUnused } from './remove-unused.ts';

onEachBareDatabase('A row that comes into use while it is being removed', (open) => {
  it.each([
    ['where it is used by then', ['está asignado a 1 vendedor'], 'está asignado a 1 vendedor'],
    ['that it is used, when nothing uses it any longer by then', [], 'está en uso'],
  ])('stays, and the refusal says %s', async (_, found, text) => {
    const { db } = await open();
    const { clienteID } = await addPair(db, (await addSeller(db, 'ana')).vendedorID);
    const looks = [[], found];
    const removing = removeUnused(db, {
      what: 'el cliente',
      lock: async () => {},
      uses: async () => looks.shift() ?? [],
      remove: async (transaction) => {
        await transaction.delete(cliente).where(eq(cliente.clienteID, clienteID));
      },
    });
    await expect(removing).rejects.toMatchObject({
      status: 400,
      message: `No se puede eliminar: el cliente ${text}`,
    });
    expect(await db.$count(cliente)).toBe(1);
  });
});
