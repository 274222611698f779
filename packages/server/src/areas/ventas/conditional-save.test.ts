import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { cambio, usuario } from '../../db/schema.ts';
import { addPair, addPeriod, addRow, addSeller, required, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';

/** Two salespeople's users, of whom Ana fills a month of 40 t at 5 a kg. */
async function openBudget({ db, signIn, call, clock }: World) {
  const { vendedorID, usuarioID } = await addSeller(db, 'ana');
  const periodoID = await addPeriod(db, 'SOP01-2026');
  const year = [{ anio: 2026, mes: 1, volumenTon: '40', precio: '5' }];
  const [ventaID = 0] = await addRow(db, await addPair(db, vendedorID), periodoID, year);
  const token = await signIn('ana', testKey);
  const save = async (query: Record<string, string>) => {
    const field = 'precio' in query ? 'precio' : 'volumen';
    const { status, body } = await call('PUT', `/api/v1/ventas/${ventaID}/${field}`, { token, query });
    return { status, data: body.data };
  };
  const log = async () =>
    (await db.select().from(cambio).orderBy(asc(cambio.cambioID))).map(
      ({ campo, antes, despues, origen }) => `${campo} ${antes} ${despues} ${origen}`,
    );
  return { db, clock, usuarioID, vendedorID, periodoID, save, log };
}

const SAVED = { status: 200, data: undefined };

onEachDatabase('A figure that its author saw', (open) => {
  const world = shareWorld(open);

  it('is replaced as long as it stands, however it was written', async () => {
    const { save } = await openBudget(world());
    expect(await save({ volumenTon: '48', visto: '40' })).toEqual(SAVED);
    expect(await save({ volumenTon: '50', visto: '48.0004' })).toEqual(SAVED);
    expect(await save({ precio: '5.5', visto: '5.0000' })).toEqual(SAVED);
  });

  it('is not replaced when another stands, whose author and moment are answered', async () => {
    const { save, clock } = await openBudget(world());
    await save({ volumenTon: '44' });
    const fecha = clock.now().toISOString();
    clock.advance(3_600_000);
    expect(await save({ volumenTon: '48', visto: '40' })).toEqual({
      status: 409,
      data: { actual: 44, usuario: 'ana', fecha },
    });
    expect(await save({ volumenTon: '48', visto: '44' })).toEqual(SAVED);
  });

  it('of a file, has no author', async () => {
    const { save } = await openBudget(world());
    expect(await save({ precio: '6', visto: '4' })).toEqual({
      status: 409,
      data: { actual: 5, usuario: null, fecha: null },
    });
  });

  it('may be the new one already: the answer to the first try was lost', async () => {
    const { save } = await openBudget(world());
    expect(await save({ volumenTon: '48', visto: '40' })).toEqual(SAVED);
    expect(await save({ volumenTon: '48', visto: '40' })).toEqual(SAVED);
  });

  it('is no matter of the other figure of its month', async () => {
    const { save } = await openBudget(world());
    await save({ precio: '7' });
    expect(await save({ volumenTon: '48', visto: '40' })).toEqual(SAVED);
  });

  it('goes to one of many who saw it', async () => {
    const { save } = await openBudget(world());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ volumenTon: String(index + 1), visto: '40' })),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index + 1] : []));
    expect(winners).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });

  it('must be a figure', async () => {
    const { save } = await openBudget(world());
    expect((await save({ volumenTon: '1', visto: 'cuarenta' })).status).toBe(400);
  });
});

onEachDatabase('The log', (open) => {
  const world = shareWorld(open);

  it('has each change of a figure with who, when, and the figure before and after', async () => {
    const { db, save, log, clock, usuarioID, vendedorID, periodoID } = await openBudget(world());
    await save({ volumenTon: '48.5' });
    await save({ precio: '5.25' });
    await save({ volumenTon: '0' });
    expect(await log()).toEqual([
      'volumenTon 40.000 48.500 tecleado',
      'precio 5.0000 5.2500 tecleado',
      'volumenTon 48.500 0.000 tecleado',
    ]);
    const [first] = await db.select().from(cambio).orderBy(asc(cambio.cambioID)).limit(1);
    expect(first).toMatchObject({ usuarioID, vendedorID, periodoID, anio: 2026, mes: 1, gestoID: null });
    expect(required(first).cuando).toEqual(clock.now());
  });

  it('has nothing of a save that changes nothing, nor of one that is refused', async () => {
    const { db, save, log } = await openBudget(world());
    expect(await save({ volumenTon: '40.0001' })).toEqual(SAVED);
    expect((await save({ volumenTon: '48', visto: '41' })).status).toBe(409);
    await db.update(usuario).set({ bloqueado: true });
    await save({ volumenTon: '48' });
    expect(await log()).toEqual([]);
  });

  it('has every one of the figures that are saved at once, in the order in which they came to stand', async () => {
    const { save, log } = await openBudget(world());
    await Promise.all(Array.from({ length: 40 }, (_, index) => save({ volumenTon: String(index + 100) })));
    const entries = (await log()).map((entry) => entry.split(' '));
    expect(entries).toHaveLength(40);
    expect(entries.map(([, antes]) => antes)).toEqual([
      '40.000',
      ...entries.slice(0, -1).map(([, , despues]) => despues),
    ]);
  });
});
