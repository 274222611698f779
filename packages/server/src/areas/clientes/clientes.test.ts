import { expect, it } from 'vitest';
import { catalogues, openCatalogue } from '../../test/catalogue.ts';
import { addUser, required, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

const [clients] = catalogues;

onEachDatabase('A client', (open) => {
  const world = shareWorld(open);

  it('has a country, whose name comes with it', async () => {
    const { create, send, token, paisID } = await openCatalogue(world(), required(clients));
    const { data } = await create('C-1', 'Envases');
    const client = { clienteCodigo: 'C-1', nombre: 'Envases', paisID, nombrePais: 'Perú' };
    expect(data).toEqual({ clienteID: expect.any(Number), ...client, version: expect.any(String) });
    const { body } = await world().call('GET', '/api/v1/clientes/listar-clientes', { token });
    expect(body.data).toEqual([data]);
    const moved = await send('PUT', `/api/v1/clientes/actualizar-cliente/${Number(data?.['clienteID'])}`, {
      ...client,
      paisID: paisID - 1,
    });
    expect(moved.data).toMatchObject({
      ...data,
      paisID: paisID - 1,
      nombrePais: 'México',
      version: expect.any(String),
    });
  });

  it('is refused without a country and with one that does not exist', async () => {
    const { send, add, paisID } = await openCatalogue(world(), required(clients));
    const id = await add('C-1', 'Envases');
    const body = { clienteCodigo: 'C-2', nombre: 'Otro' };
    for (const [method, path] of [
      ['POST', '/api/v1/clientes/crear-cliente'],
      ['PUT', `/api/v1/clientes/actualizar-cliente/${id}`],
    ] as const) {
      const refused = async (country: unknown) =>
        (await send(method, path, { ...body, paisID: country })).message;
      expect(await refused(undefined)).toBe('Debe seleccionar un país');
      expect(await refused('')).toBe('Debe seleccionar un país');
      expect(await refused(paisID + 9000)).toBe('El país no existe');
    }
  });

  it('is what its address says, whatever the body says', async () => {
    const { send, add, page } = await openCatalogue(world(), required(clients));
    const [one, two] = [await add('C-1', 'Uno'), await add('C-2', 'Dos')];
    const { data } = await send('PUT', `/api/v1/clientes/actualizar-cliente/${one}`, {
      clienteID: two,
      clienteCodigo: 'C-1',
      nombre: 'Primero',
    });
    expect(data).toMatchObject({ clienteID: one, nombre: 'Primero' });
    expect((await page()).names).toEqual(['Dos', 'Primero']);
  });

  it('is kept by sellers and administrators alike, and by nobody who is not signed in', async () => {
    const { call, db, signIn } = world();
    await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
    const { add } = await openCatalogue(world(), required(clients));
    const id = await add('C-1', 'De una vendedora');
    const path = `/api/v1/clientes/eliminar-cliente/${id}`;
    expect((await call('DELETE', path)).status).toBe(401);
    expect((await call('DELETE', path, { token: await signIn('jefa', testKey) })).status).toBe(200);
  });
});
