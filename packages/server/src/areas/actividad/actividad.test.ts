import { expect, it } from 'vitest';
import * as z from 'zod';
import { auditoria } from '../../db/schema.ts';
import { addChanges } from '../../test/changes.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

type Query = Record<string, string | number>;

const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 18, minute));
const month = { anio: 2026, mes: 10, volumenTon: '1', precio: '1' };

const Page = z.object({
  data: z.array(z.looseObject({ accion: z.string(), despues: z.unknown() })),
  siguiente: z.string().nullable(),
});

/** Ana with a pair in two periods, an administrator, and changes of figures and others in turn. */
async function openActivity(world: World) {
  const { db, call, signIn } = world;
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  const jefa = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  await addPeriod(db, 'SOP10-2026');
  await addPeriod(db, 'BGT-2026');
  const pair = await addPair(db, ana.vendedorID);
  const [october = 0] = await addRow(db, pair, 'SOP10-2026', [month]);
  const [budget = 0] = await addRow(db, pair, 'BGT-2026', [month]);
  const { usuarioID, vendedorID } = ana;
  await addChanges(db, october, [
    { cuando: at(1), usuarioID, despues: '1' },
    { cuando: at(4), usuarioID: jefa, origen: 'archivo', despues: '4' },
    { cuando: at(4), usuarioID, despues: '5' },
  ]);
  await addChanges(db, budget, [{ cuando: at(6), usuarioID, despues: '6' }]);
  await db.insert(auditoria).values([
    { cuando: at(2), usuarioID: jefa, accion: 'periodo.abierto', despues: { periodoID: 'BGT-2026', n: 2 } },
    { cuando: at(3), usuarioID: jefa, accion: 'archivo.cargando', despues: { pares: 0 } },
    {
      cuando: at(3),
      usuarioID: jefa,
      accion: 'archivo.asignando',
      despues: { periodoID: 'BGT-2026', pares: 0 },
    },
    { cuando: at(4), accion: 'cliente.creado', despues: { clienteID: pair.clienteID, n: 3 } },
    {
      cuando: at(5),
      usuarioID,
      accion: 'presupuesto.aprobado',
      despues: { periodoID: 'SOP10-2026', vendedorID, n: 55 },
    },
  ]);
  const token = await signIn('jefa', testKey);
  const list = async (query: Query = {}) => {
    const { status, body } = await call('GET', '/api/v1/actividad', { token, query });
    expect({ status, message: body.message }).toEqual({ status: 200, message: '' });
    return Page.parse(body);
  };
  return { ...world, ana, bruno, jefa, pair, token, list };
}

/** The figures and marks that the entries of a page were made with. */
function marksOf({ data }: z.output<typeof Page>) {
  return data.map(({ despues }) =>
    typeof despues === 'object' && despues !== null && 'n' in despues ? despues.n : despues,
  );
}

onEachDatabase('The activity', (open) => {
  const world = shareWorld(open);

  it('lists changed figures and other changes together, newest first', async () => {
    const { list } = await openActivity(world());
    const page = await list();
    expect(marksOf(page)).toEqual([6, 55, 5, 4, 3, 2, 1]);
    expect(page.siguiente).toBeNull();
  });

  it('says of a figure whose it is, of what, before and after', async () => {
    const { list } = await openActivity(world());
    const { data } = await list({ usuario: 'jefa', clase: 'cifras' });
    expect(data).toEqual([
      {
        fecha: at(4).toISOString(),
        clase: 'cifras',
        accion: 'archivo',
        usuario: 'jefa',
        periodoID: 'SOP10-2026',
        nombreVendedor: 'ana Prueba',
        vendedorCodigo: 'V-ana',
        nombreCliente: expect.stringMatching(/^Cliente/),
        nombreProducto: expect.stringMatching(/^Producto/),
        anio: 2026,
        mes: 10,
        campo: 'volumenTon',
        antes: 1,
        despues: 4,
      },
    ]);
  });

  it('says of another change what was recorded, with the names behind its numbers', async () => {
    const { list, ana, pair } = await openActivity(world());
    expect((await list({ clase: 'presupuestos' })).data).toEqual([
      {
        fecha: at(5).toISOString(),
        clase: 'presupuestos',
        accion: 'presupuesto.aprobado',
        usuario: 'ana',
        periodoID: 'SOP10-2026',
        nombreVendedor: 'ana Prueba',
        vendedorCodigo: 'V-ana',
        nombreCliente: null,
        nombreProducto: null,
        antes: null,
        despues: { periodoID: 'SOP10-2026', vendedorID: ana.vendedorID, n: 55 },
      },
    ]);
    const { data } = await list({ clase: 'catalogos' });
    expect(data).toMatchObject([
      {
        usuario: null,
        nombreCliente: expect.stringMatching(/^Cliente/),
        despues: { clienteID: pair.clienteID },
      },
    ]);
  });

  it('lists a rate that moved to another period under both', async () => {
    const { list, call, token } = await openActivity(world());
    const write = async (periodoID: string, rate = '') => {
      const body = { periodoID, monedaID: 'COP', tasaCambioEUR: 4500 };
      const answer = await call('POST', `/api/v1/periodos-moneda${rate}`, { token, body });
      return (answer.body.data as { periodoMonedaID: number }).periodoMonedaID;
    };
    await write('BGT-2026', `/${await write('SOP10-2026')}`);
    const ofRates = async (periodoID: string) => {
      const { data } = await list({ periodoID, clase: 'periodos' });
      return data.map(({ accion }) => accion).filter((accion) => accion.startsWith('tasa.'));
    };
    expect(await ofRates('SOP10-2026')).toEqual(['tasa.movida', 'tasa.creada']);
    expect(await ofRates('BGT-2026')).toEqual(['tasa.cambiada']);
  });

  it('holds what fits all that is asked', async () => {
    const { list, ana, bruno } = await openActivity(world());
    const { vendedorID } = ana;
    const cases: [Query, number[]][] = [
      [{ clase: 'cifras' }, [6, 5, 4, 1]],
      [{ clase: 'periodos' }, [2]],
      [{ clase: 'usuarios' }, []],
      [{ periodoID: 'SOP10-2026' }, [55, 5, 4, 1]],
      [{ periodoID: 'BGT-2026' }, [6, 2]],
      [{ periodoID: 'NADA' }, []],
      [{ vendedorID }, [6, 55, 5, 4, 1]],
      [{ vendedorID, periodoID: 'BGT-2026' }, [6]],
      [{ vendedorID: bruno.vendedorID }, []],
      [{ usuario: 'Ana' }, [6, 55, 5, 1]],
      [{ usuario: 'jefa' }, [4, 2]],
      [{ usuario: 'jefa', vendedorID, clase: 'cifras' }, [4]],
      [{ usuario: 'bruno' }, []],
      [{ usuario: 'nadie' }, []],
      [{ desde: at(4).toISOString() }, [6, 55]],
      [{ hasta: at(2).toISOString() }, [2, 1]],
      [{ desde: at(1).toISOString(), hasta: at(4).toISOString(), periodoID: 'SOP10-2026' }, [5, 4]],
    ];
    for (const [query, found] of cases) {
      expect({ query, found: marksOf(await list(query)) }).toEqual({ query, found });
    }
  });

  it('is read page after page to its end, however many things happened at one moment', async () => {
    const { list } = await openActivity(world());
    const lists: Query[] = [{}, { periodoID: 'SOP10-2026' }, { usuario: 'ana' }];
    for (const query of lists) {
      const whole = marksOf(await list(query));
      for (const pageSize of [1, 2, 3]) {
        const listed: unknown[] = [];
        let cursor: string | null | undefined;
        do {
          const page = await list({ ...query, pageSize, ...(cursor && { cursor }) });
          listed.push(...marksOf(page));
          cursor = page.siguiente;
        } while (cursor !== null);
        expect(listed).toEqual(whole);
      }
    }
  });

  it('goes on where it was, whatever has happened since', async () => {
    const { db, list } = await openActivity(world());
    const { siguiente } = await list({ pageSize: 3 });
    await db.insert(auditoria).values({ cuando: at(9), accion: 'cliente.creado', despues: { n: 9 } });
    expect(marksOf(await list({ cursor: siguiente ?? '' }))).toEqual([4, 3, 2, 1]);
    expect(marksOf(await list({ pageSize: 1 }))).toEqual([9]);
  });

  it('keeps what was audited of a deleted period, without its figures', async () => {
    const { call, token, list } = await openActivity(world());
    await call('DELETE', '/api/v1/periodos/eliminar-periodo-completo/SOP10-2026', { token });
    const { data } = await list({ periodoID: 'SOP10-2026' });
    const left = new Set(data.map(({ accion }) => accion));
    expect(left).toEqual(new Set(['periodo.eliminado', 'presupuesto.aprobado']));
  });

  it('says who did what to whom in each area, and never a key', async () => {
    const { call, token, list } = await openActivity(world());
    const key = 'Secreta-2026!';
    const user = { nombreUsuario: 'nueva', email: 'nueva@prueba.example', tipoUsuario: 'ADMINISTRADOR' };
    await call('POST', '/api/v1/usuarios/crear-usuario', { token, body: { ...user, clave: key } });
    const { data } = await list({ clase: 'usuarios' });
    expect(data).toMatchObject([
      { accion: 'usuario.creado', usuario: 'jefa', despues: { nombreUsuario: 'nueva' } },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/clave|argon|Secreta/i);
  });
});
