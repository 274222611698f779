import { expect, it } from 'vitest';
import { openAssignment } from '../../test/assignment.ts';
import { addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const SAVED = { status: 200, message: 'Asignación guardada correctamente' };

onEachDatabase('The assigned products', (open) => {
  const world = shareWorld(open);
  const UNKNOWN_SELLER = { status: 404, message: 'El vendedor no existe' };

  it("are a seller's own: another seller's are as unknown as nobody's", async () => {
    const { db, signIn, products, assign, assigned, vendedorID, everything } = await openAssignment(world());
    await assign(products);
    await addUser(db, { nombreUsuario: 'sin.vendedor' });
    const as = await signIn('sin.vendedor', testKey);
    const before = await everything();
    for (const id of [vendedorID, 2_147_483_647]) {
      expect(await assigned({ as, vendedorID: id })).toMatchObject(UNKNOWN_SELLER);
      expect(await assign([], { as, vendedorID: id })).toEqual(UNKNOWN_SELLER);
    }
    expect(await assigned({ as })).toMatchObject({ status: 200, data: [] });
    expect(await assign([], { as })).toEqual({
      status: 400,
      message: 'Su usuario no está vinculado a ningún vendedor',
    });
    expect(await assigned({ vendedorID })).toEqual(await assigned());
    expect(await assign([], { as, vendedorID })).toEqual(UNKNOWN_SELLER);
    expect(await everything()).toEqual(before);
  });

  it('are read and set by an administrator who names the seller', async () => {
    const { db, signIn, products, assign, assigned, vendedorID } = await openAssignment(world());
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    const as = await signIn('jefa', testKey);
    const missing = { status: 400, message: 'Debe seleccionar un vendedor' };
    expect(await assigned({ as })).toMatchObject(missing);
    expect(await assign(products, { as })).toEqual(missing);
    expect(await assigned({ as, vendedorID: 2_147_483_647 })).toMatchObject(UNKNOWN_SELLER);
    expect(await assign(products, { as, vendedorID: 2_147_483_647 })).toEqual(UNKNOWN_SELLER);
    expect(await assign(products, { as, vendedorID })).toEqual(SAVED);
    expect((await assigned({ as, vendedorID })).data).toHaveLength(products.length);
    expect(await assigned()).toEqual(await assigned({ as, vendedorID }));
  });

  it('of a client that nobody has are unknown', async () => {
    const { products, assign, assigned } = await openAssignment(world());
    const unknown = { status: 404, message: 'El cliente no existe' };
    expect(await assigned({ of: 2_147_483_647 })).toMatchObject(unknown);
    expect(await assign(products, { of: 2_147_483_647 })).toEqual(unknown);
  });
});
