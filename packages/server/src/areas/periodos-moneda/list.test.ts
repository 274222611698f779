import { expect, it } from 'vitest';
import { addPeriod, addRate, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

interface Rate {
  periodoID: string;
  monedaID: string;
  mes: number | null;
}

async function openRates(world: World) {
  const { db, call, signIn } = world;
  await addPeriod(db, 'SOP10-2026', { mesInicio: 10 });
  await addPeriod(db, 'CUR-2026');
  await addPeriod(db, 'BGT-2027');
  await addRate(db, 'CUR-2026', 'COP', '4400.5', 2);
  await addRate(db, 'CUR-2026', 'COP', '4300', 1);
  await addRate(db, 'SOP10-2026', 'PEN', '4.123456');
  await addRate(db, 'CUR-2026', 'COP', '4500');
  await addRate(db, 'BGT-2027', 'USD', '1.1');
  await addRate(db, 'SOP10-2026', 'CLP', '1050');
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const token = await signIn('jefa', testKey);
  const list = async (query: Record<string, string | number> = {}) => {
    const { body } = await call('GET', '/api/v1/periodos-moneda/listar-periodo-moneda', { token, query });
    return body;
  };
  const places = async (query: Record<string, string | number> = {}) => {
    const { data, rows } = await list(query);
    return {
      rates: (data as Rate[]).map(({ periodoID, monedaID, mes }) => `${periodoID} ${monedaID} ${mes ?? '-'}`),
      rows,
    };
  };
  return { ...world, list, places };
}

const inOrder = [
  'BGT-2027 USD -',
  'SOP10-2026 CLP -',
  'SOP10-2026 PEN -',
  'CUR-2026 COP -',
  'CUR-2026 COP 1',
  'CUR-2026 COP 2',
];

onEachDatabase('The exchange rates', (open) => {
  const world = shareWorld(open);

  it('come newest period first, by currency, the rate of the whole period before those of its months', async () => {
    const { places } = await openRates(world());
    expect(await places()).toEqual({ rates: inOrder, rows: 6 });
  });

  it('have the name of the currency and the rate as a number', async () => {
    const { list } = await openRates(world());
    const { data } = await list({ periodoId: 'SOP10-2026' });
    expect(data).toEqual([
      expect.objectContaining({
        monedaID: 'CLP',
        nombreMoneda: 'Peso chileno',
        tasaCambioEUR: 1050,
        mes: null,
      }),
      {
        periodoMonedaID: expect.any(Number),
        periodoID: 'SOP10-2026',
        monedaID: 'PEN',
        nombreMoneda: 'Sol peruano',
        tasaCambioEUR: 4.123456,
        mes: null,
        version: expect.any(String),
      },
    ]);
  });

  it('come by pages with the true total on each, ten at most unless asked, and none beyond the end', async () => {
    const { db, places } = await openRates(world());
    expect(await places({ pageNumber: 0, pageSize: 4 })).toEqual({ rates: inOrder.slice(0, 4), rows: 6 });
    expect(await places({ pageNumber: 1, pageSize: 4 })).toEqual({ rates: inOrder.slice(4), rows: 6 });
    expect(await places({ pageNumber: 2, pageSize: 4 })).toEqual({ rates: [], rows: 6 });
    expect(await places({ pageNumber: 1_000_000, pageSize: 100 })).toEqual({ rates: [], rows: 6 });
    for (let mes = 3; mes <= 12; mes += 1) await addRate(db, 'CUR-2026', 'COP', '4000', mes);
    const { rates, rows } = await places();
    expect([rates.length, rows]).toEqual([10, 16]);
  });

  it.each([
    ['SOP10-2026', inOrder.slice(1, 3)],
    ['-2026', inOrder.slice(1)],
    ['cur', inOrder.slice(3)],
    ['  bgt-2027 ', inOrder.slice(0, 1)],
    ['   ', inOrder],
    ['%', []],
    ['SOP__', []],
    ["'", []],
  ])('can be narrowed to periods whose id holds %j', async (periodoId, rates) => {
    const { places } = await openRates(world());
    expect(await places({ periodoId })).toEqual({ rates, rows: rates.length });
  });

  it('are not for sellers', async () => {
    const { db, call, signIn } = await openRates(world());
    await addUser(db, { nombreUsuario: 'ana' });
    const { body } = await call('GET', '/api/v1/periodos-moneda/listar-periodo-moneda', {
      token: await signIn('ana', testKey),
    });
    expect(body).toEqual({ status: 403, message: 'No tienes permisos para realizar esta acción.' });
  });
});
