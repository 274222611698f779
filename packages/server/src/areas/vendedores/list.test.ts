import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pais, vendedor } from '../../db/schema.ts';
import { addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';

interface Row {
  vendedorCodigo: string;
}

onEachDatabase("The salespeople's list", (open) => {
  const world = shareWorld(open);

  /** Adds salespeople of a code, a name and a surname each, in a division of their own. */
  async function openList(...people: [vendedorCodigo: string, nombre: string, apellido: string][]) {
    const { db, call, signIn } = world();
    await addSeller(db, 'ana', { divisionID: 'ALU', country: 'Perú' });
    const [country] = await db.select().from(pais).where(eq(pais.nombre, 'Chile'));
    const common = { divisionID: 'ALU', paisID: country?.paisID ?? 0 };
    for (const [vendedorCodigo, nombre, apellido] of people) {
      const email = `${people.findIndex(([code]) => code === vendedorCodigo)}@prueba.example`;
      await db.insert(vendedor).values({ ...common, vendedorCodigo, nombre, apellido, email });
    }
    const token = await signIn('ana', testKey);
    return async (query: Record<string, string | number> = {}) => {
      const { status, body } = await call('GET', '/api/v1/vendedores/listar-vendedores', { token, query });
      const data = (body.data ?? []) as Row[];
      return { status, data, codes: data.map(({ vendedorCodigo }) => vendedorCodigo), rows: body.rows };
    };
  }

  it('holds of each what the screen shows, to sellers as well', async () => {
    const list = await openList();
    const [country] = await world().db.select().from(pais).where(eq(pais.nombre, 'Perú'));
    expect((await list()).data).toEqual([
      {
        vendedorID: expect.any(Number),
        vendedorCodigo: 'V-ana',
        nombre: 'ana',
        apellido: 'Prueba',
        email: 'ANA@Prueba.Example',
        division: 'ALU',
        activo: true,
        paisID: country?.paisID,
        nombreDivision: 'División ALU',
        nombrePais: 'Perú',
        version: expect.any(String),
      },
    ]);
  });

  it('comes by name and surname, case and accents aside, inactive ones included, in pages', async () => {
    const list = await openList(
      ['A', 'Ñandú', 'Zeta'],
      ['B', 'ángel', 'Peña'],
      ['C', 'Ángel', 'Paz'],
      ['D', 'zoe', 'A'],
    );
    await world().db.update(vendedor).set({ activo: false }).where(eq(vendedor.vendedorCodigo, 'C'));
    expect(await list()).toMatchObject({ codes: ['V-ana', 'C', 'B', 'A', 'D'], rows: 5 });
    expect(await list({ pageNumber: 1, pageSize: 2 })).toMatchObject({ codes: ['B', 'A'], rows: 5 });
    expect(await list({ pageNumber: 2, pageSize: 2 })).toMatchObject({ codes: ['D'], rows: 5 });
    expect(await list({ pageNumber: 3, pageSize: 2 })).toMatchObject({ codes: [], rows: 5 });
    expect([(await list({ pageSize: 100 })).status, (await list({ pageSize: 101 })).status]).toEqual([
      200, 400,
    ]);
  });

  it('keeps its order where names are equal', async () => {
    const list = await openList(['A', 'Juan', 'Paz'], ['B', 'juan', 'paz'], ['C', 'JUÁN', 'Páz']);
    const pages = [0, 1, 2].map((pageNumber) => list({ nombre: 'juan paz', pageNumber, pageSize: 1 }));
    expect((await Promise.all(pages)).map(({ codes }) => codes)).toEqual([['A'], ['B'], ['C']]);
  });

  it('finds a part of code, name and surname, each character as it is typed', async () => {
    const list = await openList(
      ['V%1', 'Núria', 'Peñalosa'],
      ['V_2', 'Conan', "O'Neill"],
      ['V\\3', '<script>', 'alert(1)'],
      ['V4', '🙂', 'di "Bo"'],
    );
    const found = async (nombre: string) => (await list({ nombre })).codes;
    expect(await found('%')).toEqual(['V%1']);
    expect(await found('_')).toEqual(['V_2']);
    expect(await found('\\')).toEqual(['V\\3']);
    expect(await found('nuria penal')).toEqual(['V%1']);
    expect(await found('PEÑA')).toEqual(['V%1']);
    expect(await found("o'n")).toEqual(['V_2']);
    expect(await found('<script> alert')).toEqual(['V\\3']);
    expect(await found('🙂 DI "')).toEqual(['V4']);
    expect(await found('v4')).toEqual(['V4']);
    expect(await found('nadie')).toEqual([]);
    expect((await list({ nombre: ' ' })).rows).toBe(5);
  });

  it('is for administrators too', async () => {
    const { db, call, signIn } = world();
    await addUser(db, { nombreUsuario: 'admin', tipoUsuario: 'ADMINISTRADOR' });
    const token = await signIn('admin', testKey);
    const { body } = await call('GET', '/api/v1/vendedores/listar-vendedores', { token });
    expect(body).toEqual({ status: 200, message: '', data: [], rows: 0 });
  });
});
