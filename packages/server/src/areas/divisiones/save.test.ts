import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { division, vendedor } from '../../db/schema.ts';
import { addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openDivisions({ db, call, signIn }: World) {
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const send = async (method: string, id?: string, body?: unknown, as = token) => {
    const path = `/api/v1/divisiones${id === undefined ? '' : `/${encodeURIComponent(id)}`}`;
    const answer = await call(method, path, { token: as, ...(body !== undefined && { body }) });
    const { status, message, data } = answer.body;
    return { status, message, ...(data !== undefined && { data }) };
  };
  return {
    send,
    create: (divisionID: string, nombre: string) => send('POST', undefined, { divisionID, nombre }),
    rename: (id: string, nombre: string) => send('PUT', id, { divisionID: id, nombre }),
    remove: (id: string) => send('DELETE', id),
    stored: () =>
      db
        .select({ divisionID: division.divisionID, nombre: division.nombre })
        .from(division)
        .orderBy(asc(division.divisionID)),
  };
}

const UNKNOWN = { status: 404, message: 'La división no existe' };
const SAME_ID = { status: 400, message: 'Ya existe una división con ese ID' };
const SAME_NAME = { status: 400, message: 'Ya existe una división con ese nombre' };

onEachDatabase('A division', (open) => {
  const world = shareWorld(open);

  it('is created, renamed and removed as typed; its id stays', async () => {
    const { create, rename, send, remove, stored } = await openDivisions(world());
    const typed = { divisionID: 'Ñ/1 "x"', nombre: `<script>'🥫'</script> Peñón` };
    expect(await create(` ${typed.divisionID} `, ` ${typed.nombre}`)).toMatchObject({
      status: 200,
      data: typed,
    });
    expect(await rename(typed.divisionID, 'Año')).toMatchObject({
      status: 200,
      data: { ...typed, nombre: 'Año' },
    });
    const other = { divisionID: 'OTRA', nombre: 'Nueva' };
    expect(await send('PUT', typed.divisionID, other)).toMatchObject({
      data: { divisionID: typed.divisionID, nombre: 'Nueva' },
    });
    expect(await stored()).toEqual([{ divisionID: typed.divisionID, nombre: 'Nueva' }]);
    expect(await remove(typed.divisionID)).toEqual({
      status: 200,
      message: 'División eliminada correctamente',
    });
    expect([await remove(typed.divisionID), await rename(typed.divisionID, 'x')]).toEqual([UNKNOWN, UNKNOWN]);
  });

  it('has an id and a name of its own, whatever case and accents', async () => {
    const { create, rename, stored } = await openDivisions(world());
    await create('ACÉ', 'Áceros');
    await create('ALU', 'Aluminio');
    expect(await create('ACÉ', 'Otra')).toEqual(SAME_ID);
    expect(await create('ace', 'Otra')).toEqual(SAME_ID);
    expect(await create('NUEVA', 'ACEROS')).toEqual(SAME_NAME);
    expect(await rename('ALU', 'aceros')).toEqual(SAME_NAME);
    expect((await rename('ALU', 'ALUMINIO')).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  it('needs an id, then a name, that are more than blanks', async () => {
    const { send, stored } = await openDivisions(world());
    const refused = async (body: unknown) => (await send('POST', undefined, body)).message;
    expect(await refused({})).toBe('El ID de la división es requerido');
    expect(await refused({ divisionID: ' ', nombre: '' })).toBe('El ID de la división es requerido');
    expect(await refused({ divisionID: 'A', nombre: ' \t' })).toBe('El nombre de la división es requerido');
    expect((await send('PUT', 'A', { nombre: '' })).message).toBe('El nombre de la división es requerido');
    expect(await stored()).toEqual([]);
  });

  it('with salespeople cannot be removed, and the refusal names three of them', async () => {
    const { remove, stored } = await openDivisions(world());
    const { db } = world();
    await addSeller(db, 'bruno');
    const refusal = async () => {
      const { status, message } = await remove('ACE');
      expect(status).toBe(400);
      return message;
    };
    expect(await refusal()).toBe('No se puede eliminar: la división tiene 1 vendedor: bruno Prueba');
    for (const name of ['Inés', 'Ana', 'Óscar', 'Zoe']) await addSeller(db, name);
    expect(await refusal()).toBe(
      'No se puede eliminar: la división tiene 5 vendedores: Ana Prueba, bruno Prueba, Inés Prueba y 2 más',
    );
    expect(await stored()).toHaveLength(1);
    await db.insert(division).values({ divisionID: 'ALU', nombre: 'Aluminio' });
    await db.update(vendedor).set({ divisionID: 'ALU' }).where(eq(vendedor.divisionID, 'ACE'));
    expect((await remove('ACE')).status).toBe(200);
  });

  it('is changed by administrators alone', async () => {
    const { create, send, stored } = await openDivisions(world());
    const { db, call, signIn } = world();
    await create('ACE', 'Acero');
    await addUser(db, { nombreUsuario: 'ana' });
    const seller = await signIn('ana', testKey);
    const body = { divisionID: 'X', nombre: 'X' };
    for (const [method, id] of [['POST'], ['PUT', 'ACE'], ['DELETE', 'ACE']] as const) {
      expect(await send(method, id, body, seller)).toEqual({
        status: 403,
        message: 'No tienes permisos para realizar esta acción.',
      });
    }
    expect((await call('POST', '/api/v1/divisiones', { body })).status).toBe(401);
    expect(await stored()).toEqual([{ divisionID: 'ACE', nombre: 'Acero' }]);
  });
});
