import { expect, it } from 'vitest';
import { auditoria, periodoMoneda } from '../../db/schema.ts';
import { addPair, addPeriod, addRate, addRow, addSeller, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openRates(world: World) {
  const { db, call, signIn, clock } = world;
  await addPeriod(db, 'SOP10-2026', { mesInicio: 10 });
  await addPeriod(db, 'CUR-2026');
  const usuarioID = await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const send = async (method: string, path: string | number, changes?: object) => {
    const { status, body } = await call(method, `/api/v1/periodos-moneda${path && `/${path}`}`, {
      token,
      ...(changes && { body: { ...sop, ...changes } }),
    });
    return { status, message: body.message, data: body.data as { periodoMonedaID: number } };
  };
  const create = (changes: object = {}) => send('POST', '', changes);
  const update = (id: number, changes: object = {}) => send('POST', id, changes);
  const remove = (id: number) => send('DELETE', id);
  const stored = () => db.select().from(periodoMoneda).orderBy(periodoMoneda.periodoMonedaID);
  const audits = () => db.select().from(auditoria).orderBy(auditoria.auditoriaID);
  const author = { usuarioID, cuando: clock.now() };
  return { ...world, author, create, update, remove, stored, audits };
}

const sop = { periodoID: 'SOP10-2026', monedaID: 'COP', tasaCambioEUR: 4500 };
const none = 2_147_483_647;

const refused: [what: string, changes: object, message: string][] = [
  ['no period', { periodoID: undefined }, 'Debe seleccionar un período'],
  ['a blank period', { periodoID: '   ' }, 'Debe seleccionar un período'],
  ['an unknown period', { periodoID: 'SOP11-2026' }, 'El período no existe'],
  ['no currency', { monedaID: undefined }, 'Debe seleccionar una moneda'],
  ['a blank currency', { monedaID: ' ' }, 'Debe seleccionar una moneda'],
  ['an unknown currency', { monedaID: 'XXX' }, 'La moneda no existe'],
  ['the euro', { monedaID: 'EUR' }, 'El euro no necesita tasa de cambio'],
  ['no rate', { tasaCambioEUR: undefined }, 'La tasa de cambio EUR es requerida'],
  ['an empty rate', { tasaCambioEUR: '' }, 'La tasa de cambio EUR es requerida'],
  ['a rate of 0', { tasaCambioEUR: 0 }, 'La tasa de cambio debe ser un número válido mayor a 0'],
  [
    'a rate that is kept as 0',
    { tasaCambioEUR: '0.0000004' },
    'La tasa de cambio debe ser un número válido mayor a 0',
  ],
  ['a negative rate', { tasaCambioEUR: -1 }, 'La tasa de cambio debe ser un número válido mayor a 0'],
  ['a rate in words', { tasaCambioEUR: 'mil' }, 'La tasa de cambio debe ser un número válido mayor a 0'],
  ['month 13', { mes: 13 }, 'El mes debe ser un número entero entre 1 y 12'],
  ['half a month', { mes: 1.5 }, 'El mes debe ser un número entero entre 1 y 12'],
  ['a month outside CUR', { mes: 10 }, 'El mes solo se admite en períodos CUR'],
  ['nothing right, the period first', { periodoID: '', monedaID: '', mes: 0 }, 'Debe seleccionar un período'],
];

onEachDatabase('An exchange rate', (open) => {
  const world = shareWorld(open);

  it('is created, answered with its currency, and leaves an audit row', async () => {
    const { create, stored, audits, author } = await openRates(world());
    const { status, message, data } = await create({ tasaCambioEUR: '4500.1234565' });
    expect({ status, message, data }).toEqual({
      status: 200,
      message: 'Tasa de cambio creada.',
      data: {
        periodoMonedaID: expect.any(Number),
        periodoID: 'SOP10-2026',
        monedaID: 'COP',
        nombreMoneda: 'Peso colombiano',
        tasaCambioEUR: 4500.123457,
        mes: null,
        version: expect.any(String),
      },
    });
    const [rate] = await stored();
    expect(rate?.tasaCambioEUR).toBe('4500.123457');
    expect(await audits()).toMatchObject([{ ...author, accion: 'tasa.creada', antes: null, despues: rate }]);
  });

  it('of a CUR period may be for one month of the year', async () => {
    const { create, stored } = await openRates(world());
    for (const mes of [null, 1, '12']) {
      expect((await create({ periodoID: 'CUR-2026', mes })).status).toBe(200);
    }
    expect((await stored()).map(({ mes }) => mes)).toEqual([null, 1, 12]);
  });

  it('may be as small or as large as is kept', async () => {
    const { create, stored } = await openRates(world());
    await create({ tasaCambioEUR: '0.0000005' });
    await create({ monedaID: 'PEN', tasaCambioEUR: 999_999_999 });
    expect((await stored()).map(({ tasaCambioEUR }) => tasaCambioEUR)).toEqual([
      '0.000001',
      '999999999.000000',
    ]);
  });

  it('is refused with the first thing wrong in it, created or changed, and nothing is kept', async () => {
    const { db, create, update, stored, audits } = await openRates(world());
    await addRate(db, 'SOP10-2026', 'PEN', '4');
    const before = await stored();
    for (const [what, changes, message] of refused) {
      expect({ what, ...(await create(changes)) }).toMatchObject({ what, status: 400, message });
      const changed = await update(before[0]?.periodoMonedaID ?? 0, changes);
      expect({ what, ...changed }).toMatchObject({ what, status: 400, message });
    }
    expect(await stored()).toEqual(before);
    expect(await audits()).toEqual([]);
  });

  it('is the only one of its period, currency and month', async () => {
    const { db, create, update, stored } = await openRates(world());
    const withMonth = { status: 400, message: 'Ya existe una tasa de cambio para ese período, moneda y mes' };
    const without = { status: 400, message: 'Ya existe una tasa de cambio para ese período y moneda' };
    await create();
    const may = { periodoID: 'CUR-2026', mes: 5 };
    await create(may);
    await addRate(db, 'CUR-2026', 'USD', '1.1', 6);
    const before = await stored();
    const other = before[2]?.periodoMonedaID ?? 0;
    expect(await create({ tasaCambioEUR: 1 })).toMatchObject(without);
    expect(await create(may)).toMatchObject(withMonth);
    expect(await update(other)).toMatchObject(without);
    expect(await update(other, may)).toMatchObject(withMonth);
    expect(await stored()).toEqual(before);
  });

  it('is created once when it is sent several times at once', async () => {
    const { create, stored, audits } = await openRates(world());
    const answers = await Promise.all(Array.from({ length: 6 }, () => create()));
    const having = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect([having(200), having(400)]).toEqual([1, 5]);
    expect([(await stored()).length, (await audits()).length]).toEqual([1, 1]);
  });

  it('is changed in all that it says, its own id in the body or not, with an audit row of both states', async () => {
    const { create, update, stored, audits, author } = await openRates(world());
    const { periodoMonedaID } = (await create()).data;
    const [antes] = await stored();
    const changes = { periodoMonedaID, periodoID: 'CUR-2026', monedaID: 'PEN', tasaCambioEUR: 4.05, mes: 3 };
    expect(await update(periodoMonedaID, changes)).toEqual({
      status: 200,
      message: 'Tasa de cambio actualizada.',
      data: { ...changes, nombreMoneda: 'Sol peruano', version: expect.any(String) },
    });
    const [despues] = await stored();
    expect(despues).toEqual({ ...changes, tasaCambioEUR: '4.050000' });
    expect((await audits()).slice(1)).toMatchObject([
      { ...author, accion: 'tasa.movida', antes, despues: null, periodoID: 'SOP10-2026' },
      { ...author, accion: 'tasa.cambiada', antes, despues, periodoID: 'CUR-2026' },
    ]);
    expect((await update(periodoMonedaID)).status).toBe(200);
    expect(await stored()).toEqual([antes]);
  });

  it('may be saved as it is, which leaves no audit row', async () => {
    const { create, update, audits } = await openRates(world());
    const { periodoMonedaID } = (await create()).data;
    expect((await update(periodoMonedaID, { tasaCambioEUR: '4500.00' })).status).toBe(200);
    expect(await audits()).toHaveLength(1);
  });

  it('is deleted with an audit row, once', async () => {
    const { create, remove, stored, audits, author } = await openRates(world());
    const { periodoMonedaID } = (await create()).data;
    const [antes] = await stored();
    expect(await remove(periodoMonedaID)).toMatchObject({
      status: 200,
      message: 'Tasa de cambio eliminada.',
    });
    expect(await stored()).toEqual([]);
    expect((await audits())[1]).toMatchObject({ ...author, accion: 'tasa.eliminada', antes, despues: null });
    expect((await remove(periodoMonedaID)).status).toBe(404);
  });

  it('that nobody has is unknown, and nothing is kept', async () => {
    const { update, remove, stored, audits } = await openRates(world());
    const unknown = { status: 404, message: 'La tasa de cambio no existe' };
    expect(await update(none)).toMatchObject(unknown);
    expect(await remove(none)).toMatchObject(unknown);
    expect([await stored(), await audits()]).toEqual([[], []]);
  });

  it('of a closed period may be created, changed and deleted: it is no budget', async () => {
    const { db, create, update, remove } = await openRates(world());
    await addPeriod(db, 'SOP01-2026', { activo: false });
    const closed = { periodoID: 'SOP01-2026' };
    const { status, data } = await create(closed);
    const id = data.periodoMonedaID;
    const changed = await update(id, { ...closed, tasaCambioEUR: 4600 });
    expect([status, changed.status, (await remove(id)).status]).toEqual([200, 200, 200]);
  });

  it('brings the totals in euros that lacked it, and takes them away with it', async () => {
    const { db, call, signIn, create, update, remove } = await openRates(world());
    const { vendedorID } = await addSeller(db, 'ana');
    await addRow(db, await addPair(db, vendedorID), 'SOP10-2026', [
      { anio: 2026, mes: 10, volumenTon: '3', precio: '9000' },
    ]);
    const token = await signIn('ana', testKey);
    const inEuros = async () => {
      const { body } = await call('GET', '/api/v1/resumen-presupuesto-vendedor/SOP10-2026', { token });
      return (body.data as { totalVentasEUR: number | null }).totalVentasEUR;
    };
    expect(await inEuros()).toBeNull();
    const { periodoMonedaID } = (await create()).data;
    expect(await inEuros()).toBe(6000);
    await update(periodoMonedaID, { tasaCambioEUR: 9000 });
    expect(await inEuros()).toBe(3000);
    await remove(periodoMonedaID);
    expect(await inEuros()).toBeNull();
  });

  it('is either created before its period is deleted, and goes with it, or refused', async () => {
    const { call, create, update, stored, signIn } = await openRates(world());
    const { periodoMonedaID } = (await create({ periodoID: 'CUR-2026' })).data;
    const token = await signIn('jefa', testKey);
    const [deleted, ...others] = await Promise.all([
      call('DELETE', '/api/v1/periodos/eliminar-periodo-completo/SOP10-2026', { token }),
      create(),
      create({ monedaID: 'PEN' }),
      update(periodoMonedaID, { monedaID: 'USD' }),
    ]);
    expect(deleted.status).toBe(200);
    for (const { status } of others) expect([200, 400]).toContain(status);
    expect((await stored()).every(({ periodoID }) => periodoID === 'CUR-2026')).toBe(true);
  });
});
