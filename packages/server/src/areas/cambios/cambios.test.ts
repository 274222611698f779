import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { cambio, periodo, relacion } from '../../db/schema.ts';
import { addChanges } from '../../test/changes.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

const month = (mes: number) => ({ anio: 2026, mes, volumenTon: '1', precio: '1' });
const at = (minute: number) => new Date(Date.UTC(2026, 10, 3, 18, minute));

type Query = Record<string, string | number>;

/** From the log as it lies, and merged from parts of it. */
const inAndOut: Query[] = [{}, { periodoID: 'SOP10-2026' }];

const idsOf = ({ body }: { body: { data?: unknown } }) =>
  z
    .array(z.object({ cambioID: z.number() }))
    .parse(body.data)
    .map(({ cambioID }) => cambioID);

/** Ana with a pair in two periods, Bruno with one in the first, and an administrator. */
async function openCompany(world: World) {
  const { db, call, signIn } = world;
  const ana = await addSeller(db, 'ana');
  const bruno = await addSeller(db, 'bruno');
  const jefa = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  await addPeriod(db, 'SOP10-2026');
  await addPeriod(db, 'BGT-2026');
  const pair = await addPair(db, ana.vendedorID);
  const [october = 0, november = 0] = await addRow(db, pair, 'SOP10-2026', [month(10), month(11)]);
  const [budget = 0] = await addRow(db, pair, 'BGT-2026', [month(10)]);
  const [foreign = 0] = await addRow(db, await addPair(db, bruno.vendedorID), 'SOP10-2026', [month(10)]);
  const tokens = {
    ana: await signIn('ana', testKey),
    bruno: await signIn('bruno', testKey),
    jefa: await signIn('jefa', testKey),
  };
  const ofMonth = (who: keyof typeof tokens, ventaID: number) =>
    call('GET', `/api/v1/ventas/${ventaID}/cambios`, { token: tokens[who] });
  const list = (who: keyof typeof tokens, query: Query = {}) =>
    call('GET', '/api/v1/cambios', { token: tokens[who], query });
  return { ...world, ana, bruno, jefa, pair, october, november, budget, foreign, tokens, ofMonth, list };
}

onEachDatabase('The changes of a month', (open) => {
  const world = shareWorld(open);

  it('are listed newest first, as they were saved', async () => {
    const { call, clock, ana, tokens, october, ofMonth } = await openCompany(world());
    const save = (path: string, query: Record<string, number>) =>
      call('PUT', `/api/v1/ventas/${october}/${path}`, { token: tokens.ana, query });
    await save('volumen', { volumenTon: 40 });
    const first = clock.now();
    clock.advance(60_000);
    await save('precio', { precio: 7.25 });
    await save('volumen', { volumenTon: 40 });
    const { status, body } = await ofMonth('ana', october);
    expect(status).toBe(200);
    const { nombreUsuario: usuario } = ana;
    const common = { usuario, origen: 'tecleado', gestoID: null, cambioID: expect.any(Number) };
    expect(body.data).toEqual([
      { ...common, campo: 'precio', antes: 1, despues: 7.25, fecha: clock.now().toISOString() },
      { ...common, campo: 'volumenTon', antes: 1, despues: 40, fecha: first.toISOString() },
    ]);
  });

  it('are the latest hundred', async () => {
    const { db, october, ofMonth } = await openCompany(world());
    const numbers = await addChanges(
      db,
      october,
      Array.from({ length: 105 }, (_, minute) => ({ cuando: at(minute) })),
    );
    const { body } = await ofMonth('ana', october);
    expect(idsOf({ body })).toEqual(numbers.toReversed().slice(0, 100));
  });

  it('are none where nobody has changed anything', async () => {
    const { november, ofMonth } = await openCompany(world());
    expect((await ofMonth('ana', november)).body.data).toEqual([]);
  });

  it("are a seller's of the own pairs, also of a removed one, and an administrator's of all", async () => {
    const { db, october, foreign, ofMonth } = await openCompany(world());
    await addChanges(db, october, [{ cuando: at(1) }]);
    await db.update(relacion).set({ eliminada: true });
    expect((await ofMonth('ana', october)).body.data).toHaveLength(1);
    expect((await ofMonth('jefa', october)).body.data).toHaveLength(1);
    for (const ventaID of [foreign, 4096]) {
      const { status, body } = await ofMonth('ana', ventaID);
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'La venta no existe' });
    }
    expect((await ofMonth('jefa', 4096)).status).toBe(404);
  });

  it("are an administrator's alone in a hidden period", async () => {
    const { db, budget, ofMonth } = await openCompany(world());
    await db.update(periodo).set({ visible: false }).where(eq(periodo.periodoID, 'BGT-2026'));
    expect((await ofMonth('ana', budget)).status).toBe(404);
    expect((await ofMonth('jefa', budget)).status).toBe(200);
  });
});

onEachDatabase('The list of changes', (open) => {
  const world = shareWorld(open);

  it('names whose each is and of what', async () => {
    const { db, ana, jefa, pair, october, list } = await openCompany(world());
    const gestoID = '6f8a52f1-8e3a-4c5f-9a53-3b6ce5b0a1d2';
    const [cambioID] = await addChanges(db, october, [
      { cuando: at(1), usuarioID: jefa, origen: 'archivo', gestoID, antes: '40', despues: '48.125' },
    ]);
    const { body } = await list('jefa');
    expect(body).toMatchObject({ rows: 1 });
    expect(body.data).toEqual([
      {
        cambioID,
        ventaID: october,
        campo: 'volumenTon',
        antes: 40,
        despues: 48.125,
        usuario: 'jefa',
        origen: 'archivo',
        gestoID,
        fecha: at(1).toISOString(),
        anio: 2026,
        mes: 10,
        periodoID: 'SOP10-2026',
        vendedorID: ana.vendedorID,
        nombreVendedor: 'ana Prueba',
        clienteProductoID: pair.clienteProductoID,
        clienteProductoPeriodoID: expect.any(Number),
        nombreCliente: expect.stringMatching(/^Cliente/),
        nombreProducto: expect.stringMatching(/^Producto/),
      },
    ]);
  });

  it('holds what fits all that is asked, newest first', async () => {
    const { db, ana, bruno, jefa, pair, october, november, budget, foreign, list } = await openCompany(
      world(),
    );
    const { usuarioID } = ana;
    const [a = 0, b = 0] = await addChanges(db, october, [
      { cuando: at(1), usuarioID },
      { cuando: at(5), usuarioID: jefa, origen: 'archivo' },
    ]);
    const [c = 0] = await addChanges(db, november, [{ cuando: at(3), usuarioID, origen: 'pegado' }]);
    const [d = 0] = await addChanges(db, budget, [{ cuando: at(4), usuarioID }]);
    const [e = 0] = await addChanges(db, foreign, [{ cuando: at(2), usuarioID: bruno.usuarioID }]);
    const { vendedorID } = ana;
    const { clienteProductoID } = pair;
    const desde = at(2).toISOString();
    const hasta = at(4).toISOString();
    for (const [query, found] of [
      [{}, [b, d, c, e, a]],
      [{ periodoID: 'SOP10-2026' }, [b, c, e, a]],
      [{ periodoID: 'NADA' }, []],
      [{ vendedorID }, [b, d, c, a]],
      [{ vendedorID, periodoID: 'SOP10-2026' }, [b, c, a]],
      [{ clienteProductoID }, [b, d, c, a]],
      [{ clienteProductoID, vendedorID: bruno.vendedorID }, []],
      [{ clienteProductoID, periodoID: 'BGT-2026' }, [d]],
      [{ usuario: 'ANA' }, [d, c, a]],
      [{ usuario: 'ana', periodoID: 'BGT-2026' }, [d]],
      [{ usuario: 'jefa', vendedorID }, [b]],
      [{ usuario: 'jefa', vendedorID: bruno.vendedorID }, []],
      [{ usuario: 'nadie' }, []],
      [{ origen: 'pegado' }, [c]],
      [{ origen: 'tecleado', periodoID: 'SOP10-2026' }, [e, a]],
      [{ desde }, [b, d, c]],
      [{ desde, hasta }, [d, c]],
      [{ desde, hasta, vendedorID, origen: 'pegado' }, [c]],
      [{ desde: at(5).toISOString() }, []],
    ] as const) {
      const answer = await list('jefa', query);
      expect({ query, found: idsOf(answer), rows: answer.body.rows }).toEqual({
        query,
        found,
        rows: found.length,
      });
    }
  });

  it('holds in order what several users, and nobody known, changed in one budget', async () => {
    const { db, ana, bruno, jefa, october, list } = await openCompany(world());
    const users = [ana.usuarioID, null, jefa, bruno.usuarioID, ana.usuarioID, null];
    const changes = users.map((usuarioID, minute) => ({ cuando: at(minute), usuarioID }));
    const newest = (await addChanges(db, october, changes)).toReversed();
    const { vendedorID } = ana;
    const queries: Query[] = [
      { vendedorID },
      { periodoID: 'SOP10-2026' },
      { vendedorID, origen: 'tecleado' },
    ];
    for (const query of queries) {
      expect(idsOf(await list('jefa', query))).toEqual(newest);
      expect(idsOf(await list('jefa', { ...query, pageSize: 2, pageNumber: 1 }))).toEqual(newest.slice(2, 4));
    }
  });

  it('has pages, each of which says how many changes there are', async () => {
    const { db, october, foreign, list } = await openCompany(world());
    const [a = 0, b = 0, c = 0] = await addChanges(
      db,
      october,
      [at(1), at(2), at(2)].map((cuando) => ({ cuando })),
    );
    const [d = 0] = await addChanges(db, foreign, [{ cuando: at(4) }]);
    for (const query of inAndOut) {
      const pages = await Promise.all(
        [0, 1, 2].map((pageNumber) => list('jefa', { ...query, pageNumber, pageSize: 2 })),
      );
      expect(pages.map(idsOf)).toEqual([[d, c], [b, a], []]);
      expect(pages.map(({ body }) => body.rows)).toEqual([4, 4, 4]);
    }
  });

  it('counts to a limit', async () => {
    const { db, october, list } = await openCompany(world());
    const many = Array.from({ length: 2001 }, () => ({ cuando: at(1) }));
    for (let times = 0; times < 5; times += 1) await addChanges(db, october, many);
    for (const query of inAndOut) {
      const { body } = await list('jefa', query);
      expect(body).toMatchObject({ rows: 10_001 });
      expect(body.data).toHaveLength(10);
    }
  });

  it("is a seller's of the own ones in visible periods", async () => {
    const { db, ana, bruno, october, budget, foreign, list } = await openCompany(world());
    const [mine = 0] = await addChanges(db, october, [{ cuando: at(1), usuarioID: ana.usuarioID }]);
    await addChanges(db, budget, [{ cuando: at(2), usuarioID: ana.usuarioID }]);
    await addChanges(db, foreign, [{ cuando: at(3), usuarioID: bruno.usuarioID }]);
    await db.update(periodo).set({ visible: false }).where(eq(periodo.periodoID, 'BGT-2026'));
    const own: Query[] = [...inAndOut, { vendedorID: ana.vendedorID }, { usuario: 'ana' }];
    for (const query of own) {
      expect(idsOf(await list('ana', query))).toEqual([mine]);
    }
    const others: Query[] = [
      { periodoID: 'BGT-2026' },
      { vendedorID: bruno.vendedorID },
      { usuario: 'bruno' },
    ];
    for (const query of others) {
      expect((await list('ana', query)).body).toMatchObject({ data: [], rows: 0 });
    }
  });

  it('is empty for who works as no salesperson', async () => {
    const { db, call, signIn, october } = await openCompany(world());
    await addChanges(db, october, [{ cuando: at(1) }]);
    await addUser(db, { nombreUsuario: 'suelta' });
    const token = await signIn('suelta', testKey);
    const { body } = await call('GET', '/api/v1/cambios', { token });
    expect(body).toMatchObject({ data: [], rows: 0 });
  });

  it('loses what was changed in a period with the period', async () => {
    const { db, call, tokens, october, budget, list } = await openCompany(world());
    await addChanges(db, october, [{ cuando: at(1) }]);
    const [kept = 0] = await addChanges(db, budget, [{ cuando: at(1) }]);
    await call('DELETE', '/api/v1/periodos/eliminar-periodo-completo/SOP10-2026', { token: tokens.jefa });
    expect(idsOf(await list('jefa'))).toEqual([kept]);
    expect((await db.select().from(cambio)).map(({ cambioID }) => cambioID)).toEqual([kept]);
  });
});
