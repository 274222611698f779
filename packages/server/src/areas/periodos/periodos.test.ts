import { expect, it } from 'vitest';
import { addPeriod, addUser, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

async function openPeriods(world: World) {
  const { db, call, signIn } = world;
  await addPeriod(db, 'SOP10-2026', { mesInicio: 10 });
  await addPeriod(db, 'SOP07-2026', { mesInicio: 7, activo: false });
  await addPeriod(db, 'SOP08-2026', { mesInicio: 8, visible: false });
  await addPeriod(db, 'CUR-2026');
  await addPeriod(db, 'BGT-2027');
  await addUser(db, { nombreUsuario: 'ana' });
  await addUser(db, { nombreUsuario: 'jefa', tipoUsuario: 'ADMINISTRADOR' });
  const tokens = { seller: await signIn('ana', testKey), admin: await signIn('jefa', testKey) };
  const ids = async (as: keyof typeof tokens, path: string, query = {}) => {
    const { body } = await call('GET', `/api/v1/periodos${path}`, { token: tokens[as], query });
    return { ids: (body.data as { periodoID: string }[]).map(({ periodoID }) => periodoID), rows: body.rows };
  };
  return { ...world, tokens, ids };
}

onEachDatabase('The periods', (open) => {
  const world = shareWorld(open);

  it('that take a budget are the open, visible SOP and BGT, the newest first', async () => {
    const { ids } = await openPeriods(world());
    expect((await ids('seller', '/listar-periodos-presupuestables')).ids).toEqual(['BGT-2027', 'SOP10-2026']);
  });

  it('that serve as a reference are the visible ones; administrators see the hidden ones too', async () => {
    const { ids } = await openPeriods(world());
    const seen = ['BGT-2027', 'SOP10-2026', 'SOP07-2026', 'CUR-2026'];
    expect((await ids('seller', '/listar-referentes')).ids).toEqual(seen);
    expect((await ids('admin', '/listar-referentes')).ids).toEqual(seen.toSpliced(2, 0, 'SOP08-2026'));
  });

  it('carry all their fields', async () => {
    const { call, tokens } = await openPeriods(world());
    const { body } = await call('GET', '/api/v1/periodos/listar-periodos-presupuestables', {
      token: tokens.seller,
    });
    expect((body.data as unknown[])[1]).toEqual({
      periodoID: 'SOP10-2026',
      tipo: 'SOP',
      anioInicio: 2026,
      mesInicio: 10,
      cantidadMeses: 12,
      activo: true,
      visible: true,
    });
  });

  it('have three types', async () => {
    const { call, tokens } = await openPeriods(world());
    const { body } = await call('GET', '/api/v1/periodos/tipos-periodo', { token: tokens.seller });
    expect(body.data).toEqual(['SOP', 'CUR', 'BGT']);
  });

  it('come to administrators by pages, with the true total on each, and none beyond the end', async () => {
    const { ids } = await openPeriods(world());
    expect(await ids('admin', '', { page: 0, size: 2 })).toEqual({
      ids: ['BGT-2027', 'SOP10-2026'],
      rows: 5,
    });
    expect(await ids('admin', '', { page: 2, size: 2 })).toEqual({ ids: ['CUR-2026'], rows: 5 });
    expect(await ids('admin', '', { page: 1_000_000, size: 100 })).toEqual({ ids: [], rows: 5 });
    expect((await ids('admin', '')).ids).toHaveLength(5);
  });

  it('come in one order that pages neither repeat nor leave out, also where start and type are the same', async () => {
    const { db, ids } = await openPeriods(world());
    for (const year of [2020, 2021]) {
      for (const tipo of ['SOP', 'CUR', 'BGT']) await addPeriod(db, `${tipo}-${year}`);
    }
    const pages = await Promise.all([0, 1, 2, 3].map((page) => ids('admin', '', { page, size: 3 })));
    expect(pages.map(({ rows }) => rows)).toEqual([11, 11, 11, 11]);
    expect(pages.flatMap((page) => page.ids)).toEqual([
      'BGT-2027',
      'SOP10-2026',
      'SOP08-2026',
      'SOP07-2026',
      'CUR-2026',
      'BGT-2021',
      'CUR-2021',
      'SOP-2021',
      'BGT-2020',
      'CUR-2020',
      'SOP-2020',
    ]);
  });

  it('past the end of a filter still say how many it finds', async () => {
    const { ids } = await openPeriods(world());
    expect(await ids('admin', '', { tipo: 'SOP', page: 1, size: 3 })).toEqual({ ids: [], rows: 3 });
    expect(await ids('admin', '', { tipo: 'SOP', page: 1, size: 2 })).toEqual({
      ids: ['SOP07-2026'],
      rows: 3,
    });
  });

  it.each([
    [{ anio: 2027 }, ['BGT-2027']],
    [{ tipo: 'CUR' }, ['CUR-2026']],
    [{ periodoID: 'sop0' }, ['SOP08-2026', 'SOP07-2026']],
    [{ periodoID: '-2027' }, ['BGT-2027']],
    [{ periodoID: '%' }, []],
    [{ periodoID: 'SOP__-2026' }, []],
    [{ periodoID: 'SÓP10' }, ['SOP10-2026']],
    [{ periodoID: '   ', tipo: 'BGT' }, ['BGT-2027']],
    [{ activo: 'false' }, ['SOP07-2026']],
    [{ visible: 'false' }, ['SOP08-2026']],
    [{ anio: 2026, activo: 'true', visible: 'true' }, ['SOP10-2026', 'CUR-2026']],
  ])('can be narrowed by %o', async (query, expected) => {
    const { ids } = await openPeriods(world());
    expect(await ids('admin', '', query)).toEqual({ ids: expected, rows: expected.length });
  });

  it('by pages are not for sellers', async () => {
    const { call, tokens } = await openPeriods(world());
    const { body } = await call('GET', '/api/v1/periodos', { token: tokens.seller });
    expect(body).toEqual({ status: 403, message: 'No tienes permisos para realizar esta acción.' });
  });
});
