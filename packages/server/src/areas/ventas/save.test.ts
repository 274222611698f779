import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import type { Db } from '../../db/connect.ts';
import { periodo, relacion, relacionPeriodo, venta } from '../../db/schema.ts';
import { hashToken } from '../../sessions/token.ts';
import { addPair, addPeriod, addRow, addSeller, required, testKey } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase, type World } from '../../test/world.ts';
import { monthKey } from '../shared/month-id.ts';
import { saveOrRefuse } from './refusal.ts';
import { saveAlone } from './save.ts';
import type { SaveFigure } from './save-queue.ts';

const months = [
  { anio: 2026, mes: 9, volumenTon: '1', precio: '10' },
  { anio: 2026, mes: 10, volumenTon: '2', precio: '20' },
  { anio: 2026, mes: 11, volumenTon: '3', precio: '30' },
];

/** A seller with one pair in a plan that starts in October; September is history. */
async function openBudget(world: World) {
  const { db } = world;
  const seller = await addSeller(db, 'ana');
  const periodoID = await addPeriod(db, 'SOP10-2026', { mesInicio: 10 });
  const pair = await addPair(db, seller.vendedorID);
  const [history = 0, october = 0, november = 0] = await addRow(db, pair, periodoID, months);
  const token = await world.signIn('ana', testKey);
  const save = (ventaID: number, query: Record<string, string>) =>
    world.call('PUT', `/api/v1/ventas/${ventaID}/${'precio' in query ? 'precio' : 'volumen'}`, {
      token,
      query,
    });
  return { ...world, seller, periodoID, pair, history, october, november, token, save };
}

async function stored(db: Db, ventaID: number) {
  const { rowID, anio, mes } = monthKey(ventaID);
  const [row] = await db
    .select()
    .from(venta)
    .where(and(eq(venta.clienteProductoPeriodoID, rowID), eq(venta.anio, anio), eq(venta.mes, mes)));
  const { volumenTon, precio } = required(row);
  return { volumenTon, precio };
}

async function isBudgeted(db: Db): Promise<boolean> {
  const [row] = await db.select().from(relacionPeriodo);
  return required(row).presupuestado;
}

onEachDatabase('Saving a figure', (open) => {
  const world = shareWorld(open);

  it('stores a volume and leaves the price', async () => {
    const { db, save, october } = await openBudget(world());
    const { status, body } = await save(october, { volumenTon: '12.5' });
    expect({ status, body }).toEqual({ status: 200, body: { status: 200, message: 'Volumen guardado' } });
    expect(await stored(db, october)).toEqual({ volumenTon: '12.500', precio: '20.0000' });
  });

  it('stores a price and leaves the volume and the other months', async () => {
    const { db, save, october, november } = await openBudget(world());
    const { status, body } = await save(october, { precio: '4999.99' });
    expect({ status, body }).toEqual({ status: 200, body: { status: 200, message: 'Precio guardado' } });
    expect(await stored(db, october)).toEqual({ volumenTon: '2.000', precio: '4999.9900' });
    expect(await stored(db, november)).toEqual({ volumenTon: '3.000', precio: '30.0000' });
  });

  it('rounds what has more decimals than are kept half up, exactly', async () => {
    const { db, save, october } = await openBudget(world());
    await save(october, { volumenTon: '1.0005' });
    await save(october, { precio: '1.00005' });
    expect(await stored(db, october)).toEqual({ volumenTon: '1.001', precio: '1.0001' });
    await save(october, { volumenTon: '99999998.99949999999' });
    expect((await stored(db, october)).volumenTon).toBe('99999998.999');
  });

  it('marks the row as budgeted, also for a zero', async () => {
    const { db, save, october } = await openBudget(world());
    expect(await isBudgeted(db)).toBe(false);
    expect((await save(october, { volumenTon: '0' })).status).toBe(200);
    expect(await isBudgeted(db)).toBe(true);
    expect((await stored(db, october)).volumenTon).toBe('0.000');
  });

  it('refuses a month before the start of the period, which is history', async () => {
    const { db, save, history } = await openBudget(world());
    const { status, body } = await save(history, { volumenTon: '7' });
    expect(status).toBe(400);
    expect(body.message).toBe('Los meses anteriores al inicio del período son de solo lectura');
    expect((await stored(db, history)).volumenTon).toBe('1.000');
    expect(await isBudgeted(db)).toBe(false);
  });

  it.each([
    [{ activo: false }, 'El período está cerrado'],
    [{ visible: false }, 'El período no admite presupuesto'],
    [{ tipo: 'CUR' as const }, 'El período no admite presupuesto'],
  ])('refuses a period that is %o', async (state, message) => {
    const { db, save, october } = await openBudget(world());
    await db.update(periodo).set(state);
    for (const figure of ['volumenTon', 'precio']) {
      const { status, body } = await save(october, { [figure]: '7' });
      expect({ status, message: body.message }).toEqual({ status: 400, message });
    }
    expect(await stored(db, october)).toEqual({ volumenTon: '2.000', precio: '20.0000' });
    expect(await isBudgeted(db)).toBe(false);
  });

  it('refuses in a row that is budgeted what it refuses in any other', async () => {
    const { db, seller, save, history, october } = await openBudget(world());
    await save(october, { precio: '20' });
    expect((await save(history, { volumenTon: '7' })).status).toBe(400);
    const other = await addSeller(db, 'bruno');
    for (const [table, wrong, right, status] of [
      [relacion, { vendedorID: other.vendedorID }, { vendedorID: seller.vendedorID }, 404],
      [relacion, { eliminada: true }, { eliminada: false }, 404],
      [relacionPeriodo, { eliminada: true }, { eliminada: false }, 404],
      [periodo, { activo: false }, { activo: true }, 400],
      [periodo, { visible: false }, { visible: true }, 400],
      [periodo, { tipo: 'CUR' }, { tipo: 'SOP' }, 400],
    ] as const) {
      await db.update(table).set(wrong);
      expect((await save(october, { volumenTon: '7' })).status).toBe(status);
      await db.update(table).set(right);
    }
    expect(await stored(db, october)).toEqual({ volumenTon: '2.000', precio: '20.0000' });
    expect((await save(october, { volumenTon: '7' })).status).toBe(200);
  });

  it('does not know a removed relation, nor a month that does not exist', async () => {
    const { db, save, october } = await openBudget(world());
    await db.update(relacion).set({ eliminada: true });
    for (const ventaID of [october, 2_147_483_647]) {
      const { status, body } = await save(ventaID, { precio: '7' });
      expect({ status, message: body.message }).toEqual({ status: 404, message: 'La venta no existe' });
    }
    expect((await stored(db, october)).precio).toBe('20.0000');
  });

  it('tries again when what stood in the way has gone meanwhile, and refuses for good what fails for no reason', async () => {
    const { db, seller, october, token } = await openBudget(world());
    const cell = {
      ...monthKey(october),
      ...seller,
      tokenHash: hashToken(token),
      visto: null,
      moneda: null,
      cuando: '2026-11-03T18:04:00Z',
    };
    const save = { ...cell, volumenTon: '7', precio: null };
    let tries = 0;
    const failsOnce: SaveFigure = async (given) => {
      tries += 1;
      return tries > 1 && saveAlone(db, given);
    };
    await saveOrRefuse(db, failsOnce, save);
    expect((await stored(db, october)).volumenTon).toBe('7.000');
    await expect(saveOrRefuse(db, async () => false, { ...save, volumenTon: '8' })).rejects.toMatchObject({
      status: 400,
      message: 'No se pudo guardar. Por favor, intente nuevamente.',
    });
  });

  it('keeps every figure when a whole row is saved at once', async () => {
    const { db, save, october, november } = await openBudget(world());
    const answers = await Promise.all([
      save(october, { volumenTon: '5' }),
      save(october, { precio: '6' }),
      save(november, { volumenTon: '7' }),
      save(november, { precio: '8' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await stored(db, october)).toEqual({ volumenTon: '5.000', precio: '6.0000' });
    expect(await stored(db, november)).toEqual({ volumenTon: '7.000', precio: '8.0000' });
    expect(await isBudgeted(db)).toBe(true);
  });

  it('ends with one of the values when one cell is saved many times at once', async () => {
    const { db, save, october } = await openBudget(world());
    const values = Array.from({ length: 20 }, (_, index) => `${index + 100}`);
    const answers = await Promise.all(values.map((volumenTon) => save(october, { volumenTon })));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(values.map((value) => `${value}.000`)).toContain((await stored(db, october)).volumenTon);
  });
});
