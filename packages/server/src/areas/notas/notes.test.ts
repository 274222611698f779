import { asc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { auditoria, nota, periodo, relacion, usuario } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';

const PERIOD = 'SOP02-2026';
const months = [1, 2, 3].map((mes) => ({ anio: 2026, mes, volumenTon: '1', precio: '2' }));

/** Ana's one pair in a plan from February, with a month of history; Bruno sells too. */
async function openCompany(world: World) {
  const { db, call, signIn } = world;
  const ana = await addSeller(db, 'ana');
  await addSeller(db, 'bruno');
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  await addPeriod(db, PERIOD, { mesInicio: 2 });
  const pair = await addPair(db, ana.vendedorID);
  const [history = 0, february = 0, march = 0] = await addRow(db, pair, PERIOD, months);
  const { rowID } = monthKey(february);
  const tokens = {
    ana: await signIn('ana', testKey),
    bruno: await signIn('bruno', testKey),
    jefa: await signIn('jefa', testKey),
  };
  type Who = keyof typeof tokens;
  const put = async (path: string, texto: unknown, as: Who, visto?: string) => {
    const { status, body } = await call('PUT', path, {
      token: tokens[as],
      body: { texto, ...(visto !== undefined && { visto }) },
    });
    return { status, message: body.message, ...(body.data !== undefined && { data: body.data }) };
  };
  const read = async (path: string, as: Who, query: Record<string, string | number> = {}) =>
    (await call('GET', path, { token: tokens[as], query })).body.data as Record<string, unknown>[];
  return {
    ...world,
    ana,
    pair,
    history,
    february,
    march,
    rowID,
    ofMonth: (texto: unknown, as: Who = 'ana', id = february) => put(`/api/v1/ventas/${id}/nota`, texto, as),
    /** The same, by whom it says what the note said. */
    seeing: (visto: string, texto: string, as: Who = 'ana') =>
      put(`/api/v1/ventas/${february}/nota`, texto, as, visto),
    ofPair: (texto: unknown, as: Who = 'ana', id = rowID) =>
      put(`/api/v1/clientes-productos/${id}/nota`, texto, as),
    listMonths: () =>
      read('/api/v1/ventas/listar-ventas', 'ana', {
        periodoID: PERIOD,
        clienteID: pair.clienteID,
        productoID: pair.productoID,
      }),
    listPairs: () =>
      read('/api/v1/clientes/listar-clientes-productos-por-vendedor', 'ana', { periodoID: PERIOD }),
    wholeBudget: (as: Who) => read(`/api/v1/ventas/periodo/${PERIOD}`, as),
  };
}

const SAVED = { status: 200, message: 'Nota guardada' };
const REMOVED = { status: 200, message: 'Nota quitada' };

onEachDatabase('A note', (open) => {
  const world = shareWorld(open);

  it('of a month is in the lists of months with who wrote it and when, and on no other month', async () => {
    const { clock, ofMonth, listMonths, wholeBudget, history } = await openCompany(world());
    expect(await ofMonth('  El cliente para en agosto.\n¿Y después?  ')).toEqual(SAVED);
    const note = {
      texto: 'El cliente para en agosto.\n¿Y después?',
      usuario: 'ana',
      fecha: clock.now().toISOString(),
    };
    expect((await listMonths()).map(({ nota: shown }) => shown)).toEqual([undefined, note, undefined]);
    expect((await wholeBudget('jefa')).map(({ nota: shown }) => shown)).toEqual([undefined, note, undefined]);
    expect(await ofMonth('Del año pasado', 'ana', history)).toEqual(SAVED);
    expect((await listMonths())[0]).toMatchObject({ nota: { texto: 'Del año pasado' } });
  });

  it('of a pair is in the list of pairs and on each of its lines of the whole budget', async () => {
    const { clock, ofPair, listPairs, listMonths, wholeBudget } = await openCompany(world());
    expect((await listPairs())[0]).not.toHaveProperty('nota');
    expect(await ofPair('Contrato hasta junio')).toEqual(SAVED);
    const note = { texto: 'Contrato hasta junio', usuario: 'ana', fecha: clock.now().toISOString() };
    expect((await listPairs()).map(({ nota: shown }) => shown)).toEqual([note]);
    expect((await wholeBudget('ana')).map(({ notaPar }) => notaPar)).toEqual([note, note, note]);
    expect((await listMonths())[0]).not.toHaveProperty('nota');
  });

  it('is replaced by another with its author, and taken away by a blank one', async () => {
    const { db, clock, ofMonth, ofPair, listMonths } = await openCompany(world());
    await ofMonth('Una');
    await ofPair('Del par');
    clock.advance(60_000);
    expect(await ofMonth('Otra', 'jefa')).toEqual(SAVED);
    expect((await listMonths())[1]).toMatchObject({
      nota: { texto: 'Otra', usuario: 'jefa', fecha: clock.now().toISOString() },
    });
    expect(await ofMonth(' \n ')).toEqual(REMOVED);
    expect((await listMonths())[1]).not.toHaveProperty('nota');
    expect((await db.select().from(nota)).map(({ texto }) => texto)).toEqual(['Del par']);
    expect(await ofPair('')).toEqual(REMOVED);
    expect(await db.$count(nota)).toBe(0);
  });

  it('is replaced only where it says what its author saw, where that is said', async () => {
    const { clock, ofMonth, seeing, listMonths } = await openCompany(world());
    const fecha = clock.now().toISOString();
    expect(await seeing('', 'Una')).toEqual(SAVED);
    expect(await seeing('', 'De la jefa', 'jefa')).toEqual({
      status: 409,
      message: 'ana cambió esta nota después de que usted la viera',
      data: { actual: 'Una', usuario: 'ana', fecha },
    });
    expect(await seeing('Una', 'De la jefa', 'jefa')).toEqual(SAVED);
    // The answer to the first try was lost.
    expect(await seeing('Una', 'De la jefa', 'jefa')).toEqual(SAVED);
    expect(await seeing('Una', '')).toMatchObject({ status: 409, data: { usuario: 'jefa' } });
    expect((await listMonths())[1]).toMatchObject({ nota: { texto: 'De la jefa' } });
    await ofMonth('');
    expect(await seeing('De la jefa', 'Otra')).toEqual({
      status: 409,
      message: 'Otra persona quitó esta nota después de que usted la viera',
      data: { actual: '', usuario: null, fecha: null },
    });
  });

  it('of ten people who saw none is one, and nine answers say so', async () => {
    const { seeing, listMonths } = await openCompany(world());
    const texts = Array.from({ length: 10 }, (_, n) => `Nota ${n}`);
    const answers = await Promise.all(texts.map((texto) => seeing('', texto)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const saved = texts[answers.findIndex(({ status }) => status === 200)];
    expect((await listMonths())[1]).toMatchObject({ nota: { texto: saved } });
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, data: { actual: saved } });
    }
  });

  it('is on record before and after, with its period and its salesperson', async () => {
    const { db, ana, pair, clock, rowID, ofMonth, ofPair } = await openCompany(world());
    await ofMonth('Una');
    await ofMonth('Otra', 'jefa');
    await ofMonth('');
    await ofPair('Del par');
    const audits = await db.select().from(auditoria).orderBy(asc(auditoria.auditoriaID));
    const users = new Map(
      (await db.select().from(usuario)).map((user) => [user.usuarioID, user.nombreUsuario]),
    );
    const about = {
      periodoID: PERIOD,
      vendedorID: ana.vendedorID,
      clienteProductoID: pair.clienteProductoID,
      clienteProductoPeriodoID: rowID,
    };
    const month = { ...about, anio: 2026, mes: 2 };
    expect(
      audits.map(({ usuarioID, accion, antes, despues }) => ({
        by: users.get(usuarioID ?? 0),
        accion,
        antes,
        despues,
      })),
    ).toEqual([
      { by: 'ana', accion: 'nota.guardada', antes: null, despues: { ...month, texto: 'Una' } },
      {
        by: 'jefa',
        accion: 'nota.guardada',
        antes: { ...month, texto: 'Una' },
        despues: { ...month, texto: 'Otra' },
      },
      { by: 'ana', accion: 'nota.quitada', antes: { ...month, texto: 'Otra' }, despues: null },
      { by: 'ana', accion: 'nota.guardada', antes: null, despues: { ...about, texto: 'Del par' } },
    ]);
    expect(audits.map(({ cuando }) => cuando)).toEqual(audits.map(() => clock.now()));
    expect(audits.map(({ periodoID, vendedorID }) => [periodoID, vendedorID])).toEqual(
      audits.map(() => [PERIOD, ana.vendedorID]),
    );
  });

  it('that says the same again keeps its author and leaves no record', async () => {
    const { db, ofMonth, listMonths } = await openCompany(world());
    await ofMonth('');
    await ofMonth('Una');
    expect(await ofMonth(' Una ', 'jefa')).toEqual(SAVED);
    expect((await listMonths())[1]).toMatchObject({ nota: { usuario: 'ana' } });
    expect(await db.$count(auditoria)).toBe(1);
  });

  it("is written by its salesperson and by administrators alone; another seller's month is unknown", async () => {
    const { db, february, rowID, ofMonth, ofPair } = await openCompany(world());
    expect(await ofMonth('De otro', 'bruno')).toEqual({ status: 404, message: 'La venta no existe' });
    expect(await ofPair('De otro', 'bruno')).toEqual({
      status: 404,
      message: 'El par no existe',
    });
    for (const as of ['ana', 'jefa'] as const) {
      expect((await ofMonth('De nadie', as, february + 12)).status).toBe(404);
      expect((await ofPair('De nadie', as, rowID + 1)).status).toBe(404);
    }
    await db.update(relacion).set({ eliminada: true });
    for (const as of ['ana', 'jefa'] as const) {
      expect((await ofMonth('Quitado', as)).status).toBe(404);
      expect((await ofPair('Quitado', as)).status).toBe(404);
    }
    expect(await db.$count(nota)).toBe(0);
  });

  it('stays as it is in a closed period, and in a hidden one is for administrators alone', async () => {
    const { db, ofMonth, ofPair } = await openCompany(world());
    await ofMonth('Una');
    await db.update(periodo).set({ activo: false });
    const closed = { status: 400, message: 'El período está cerrado' };
    expect(await ofMonth('Otra')).toEqual(closed);
    expect(await ofMonth('', 'jefa')).toEqual(closed);
    expect(await ofPair('Otra', 'jefa')).toEqual(closed);
    await db.update(periodo).set({ activo: true, visible: false }).where(eq(periodo.periodoID, PERIOD));
    expect((await ofMonth('Otra')).status).toBe(404);
    expect((await db.select().from(nota)).map(({ texto }) => texto)).toEqual(['Una']);
    expect(await ofMonth('Otra', 'jefa')).toEqual(SAVED);
  });

  it('takes up to 500 characters', async () => {
    const { ofMonth } = await openCompany(world());
    expect(await ofMonth('ñ'.repeat(500))).toEqual(SAVED);
    expect(await ofMonth('ñ'.repeat(501))).toEqual({
      status: 400,
      message: 'La nota supera los 500 caracteres permitidos',
    });
  });

  it('written many times at once is one note', async () => {
    const { db, ofMonth, ofPair } = await openCompany(world());
    const texts = ['a', 'b', 'c', 'd', 'e', 'f'];
    const answers = await Promise.all(texts.flatMap((text) => [ofMonth(text), ofPair(text, 'jefa')]));
    expect(answers).toEqual(answers.map(() => SAVED));
    expect(await db.$count(nota)).toBe(2);
    expect(await db.$count(auditoria)).toBe(answers.length);
  });
});
