import { Conflicto } from '@presupuesto/api-sdk/contract';
import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, division } from '../../db/schema.ts';
import { addPeriod, addSeller, addUser, countryID, required, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

type Row = Record<string, unknown>;

/** One kind of record: how it is created, where it is listed and changed, and the field that two people edit. */
interface Kind {
  name: string;
  id: string;
  list: string;
  create: string;
  change: readonly ['PUT' | 'POST', string];
  record: (world: World) => Promise<Row>;
  field: string;
  values: readonly [first: unknown, theirs: unknown, mine: unknown];
}

const kinds: readonly Kind[] = [
  {
    name: 'client',
    id: 'clienteID',
    list: '/api/v1/clientes/listar-clientes',
    create: '/api/v1/clientes/crear-cliente',
    change: ['PUT', '/api/v1/clientes/actualizar-cliente'],
    record: async ({ db }) => ({ clienteCodigo: 'C-1', paisID: await countryID(db, 'Perú') }),
    field: 'nombre',
    values: ['Envases', 'Envases Ñandú', 'Envases del Sur'],
  },
  {
    name: 'product',
    id: 'productoID',
    list: '/api/v1/productos/listar-productos',
    create: '/api/v1/productos/crear-producto',
    change: ['PUT', '/api/v1/productos'],
    record: async () => ({ productoCodigo: 'P-1', nombre: 'Tapa' }),
    field: 'kilosPorPieza',
    values: [0.5, 0.75, null],
  },
  {
    name: 'division',
    id: 'divisionID',
    list: '/api/v1/divisiones',
    create: '/api/v1/divisiones',
    change: ['PUT', '/api/v1/divisiones'],
    record: async () => ({ divisionID: 'NOR' }),
    field: 'nombre',
    values: ['Norte', 'Norte y centro', 'Norteña'],
  },
  {
    name: 'user',
    id: 'usuarioID',
    list: '/api/v1/usuarios/listar-usuarios',
    create: '/api/v1/usuarios/crear-usuario',
    change: ['PUT', '/api/v1/usuarios'],
    record: async () => ({ nombreUsuario: 'zoe', email: 'zoe@x.es', tipoUsuario: 'VENDEDOR' }),
    field: 'bloqueado',
    values: [false, true, false],
  },
  {
    name: 'salesperson',
    id: 'vendedorID',
    list: '/api/v1/vendedores/listar-vendedores',
    create: '/api/v1/vendedores/crear-con-usuario',
    change: ['PUT', '/api/v1/vendedores'],
    record: async ({ db }) => {
      await addSeller(db, 'base');
      const paisID = await countryID(db, 'Chile');
      return { vendedorCodigo: 'V-1', apellido: 'Gil', email: 'zoe@x.es', division: 'ACE', paisID };
    },
    field: 'nombre',
    values: ['Zoe', 'Zoé', 'Zoila'],
  },
  {
    name: 'rate',
    id: 'periodoMonedaID',
    list: '/api/v1/periodos-moneda/listar-periodo-moneda',
    create: '/api/v1/periodos-moneda',
    change: ['POST', '/api/v1/periodos-moneda'],
    record: async ({ db }) => ({ periodoID: await addPeriod(db, 'BGT-2026'), monedaID: 'COP' }),
    field: 'tasaCambioEUR',
    values: [4500, 4600.25, 4700],
  },
];

/** Marta and Luis have both read the same record. */
async function bothRead(world: World, { id, list, create, change, record, field, values }: Kind) {
  const { db, call, signIn, clock } = world;
  const usuarioID = await addUser(db, { nombreUsuario: 'marta', tipoUsuario: 'ADMINISTRADOR' });
  await addUser(db, { nombreUsuario: 'luis', tipoUsuario: 'ADMINISTRADOR' });
  const tokens = { marta: await signIn('marta', testKey), luis: await signIn('luis', testKey) };
  const fields = await record(world);
  await call('POST', create, { token: tokens.marta, body: { ...fields, [field]: values[0] } });
  const stored = async () => {
    const { body } = await call('GET', list, { token: tokens.luis });
    const rows = body.data as Row[];
    return required(
      rows.find(
        (row) => row[field] !== undefined && Object.keys(fields).every((name) => row[name] === fields[name]),
      ),
    );
  };
  const read = await stored();
  const [method, path] = change;
  const save = async (who: 'marta' | 'luis', value: unknown, visto?: Row, changes: Row = {}) => {
    const { status, body } = await call(method, `${path}/${String(read[id])}`, {
      token: tokens[who],
      body: { ...fields, [field]: value, ...changes },
      ...(visto !== undefined && { query: { visto: visto['version'] as string } }),
    });
    return { status, data: body.data };
  };
  return { usuarioID, cuando: clock.now(), read, stored, save };
}

onEachDatabase('Two people who edit the same', (open) => {
  const world = shareWorld(open);

  it.each(kinds)('$name: the second is refused; the answer says who left it how, and when', async (kind) => {
    const { field, values, id } = kind;
    const { db } = world();
    const { usuarioID, cuando, read, stored, save } = await bothRead(world(), kind);
    expect((await save('marta', values[1], read)).status).toBe(200);
    const [audit] = await db.select().from(auditoria).orderBy(desc(auditoria.auditoriaID)).limit(1);
    expect(audit).toMatchObject({
      usuarioID,
      cuando,
      antes: { [id]: read[id], [field]: expect.anything() },
      despues: { [id]: read[id] },
    });

    const { status, data } = await save('luis', values[2], read);
    expect(status).toBe(409);
    const { actual, usuario, fecha } = Conflicto.parse(data);
    expect({ usuario, fecha }).toEqual({ usuario: 'marta', fecha: cuando.toISOString() });
    const now = await stored();
    expect(now).toMatchObject(actual);
    expect([actual[field], actual['version']]).toEqual([values[1], now['version']]);

    expect((await save('luis', values[2], actual)).status).toBe(200);
    expect((await stored())[field]).toEqual(values[2]);
  });

  it.each(kinds)('$name: without a condition the later one counts, as specified', async (kind) => {
    const { read, stored, save } = await bothRead(world(), kind);
    const [, theirs, mine] = kind.values;
    expect((await save('marta', theirs, read)).status).toBe(200);
    expect((await save('luis', mine)).status).toBe(200);
    expect((await stored())[kind.field]).toEqual(mine);
  });

  it.each([
    ['client', 'paisID'],
    ['salesperson', 'paisID'],
    ['salesperson', 'division'],
  ])(
    '%s: of several who change its %s at once all are heard, or the first of those who say what they saw',
    async (name, place) => {
      const { db } = world();
      const kind = required(kinds.find((one) => one.name === name));
      const { read, save } = await bothRead(world(), kind);
      const divisions = ['UNO', 'DOS', 'TRES', 'CUATRO'].map((divisionID) => ({
        divisionID,
        nombre: divisionID,
      }));
      await db.insert(division).values(divisions);
      // None of them its own: to stay where it is leaves it as all have seen it.
      const countries = await Promise.all(
        ['Argentina', 'Brasil', 'Ecuador', 'México'].map((pais) => countryID(db, pais)),
      );
      const places = place === 'paisID' ? countries : divisions.map(({ divisionID }) => divisionID);
      const statuses = async (visto?: Row) => {
        const saves = places.map((to) => save('luis', read[kind.field], visto, { [place]: to }));
        return (await Promise.all(saves)).map(({ status }) => status).toSorted((one, other) => one - other);
      };
      expect(await statuses(read)).toEqual([200, 409, 409, 409]);
      for (let round = 0; round < 3; round += 1) expect(await statuses()).toEqual([200, 200, 200, 200]);
    },
  );

  it.each(kinds)('$name: a save whose answer was lost may be sent again', async (kind) => {
    const { read, save } = await bothRead(world(), kind);
    const [, wanted] = kind.values;
    expect((await save('luis', wanted, read)).status).toBe(200);
    expect((await save('luis', wanted, read)).status).toBe(200);
  });
});
