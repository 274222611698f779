import {
  isBudgetable,
  isHistoryMonth,
  isPlanned,
  periodMonths,
  TIPOS_PERIODO,
} from '@presupuesto/api-sdk/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { periodo } from '../../db/schema.ts';
import { addPeriod } from '../../test/company.ts';
import { shareWorld } from '../../test/shared-world.ts';
import { onEachDatabase } from '../../test/world.ts';
import * as inSQL from './budget-rules-sql.ts';

const states = TIPOS_PERIODO.flatMap((tipo) =>
  [true, false].flatMap((activo) => [true, false].map((visible) => ({ tipo, activo, visible }))),
);

const start = { anioInicio: 2026, mesInicio: 10, cantidadMeses: 12 };
const months = [
  { anio: 2025, mes: 12, isHistory: true },
  { anio: 2026, mes: 1, isHistory: true },
  { anio: 2026, mes: 9, isHistory: true },
  { anio: 2026, mes: 10, isHistory: false },
  { anio: 2026, mes: 11, isHistory: false },
  { anio: 2027, mes: 1, isHistory: false },
  { anio: 2027, mes: 9, isHistory: false },
];

const lengths = [
  { anioInicio: 2026, mesInicio: 1, cantidadMeses: 1, first: [2026, 1], last: [2026, 1] },
  { anioInicio: 2026, mesInicio: 1, cantidadMeses: 12, first: [2026, 1], last: [2026, 12] },
  { anioInicio: 2026, mesInicio: 10, cantidadMeses: 12, first: [2026, 1], last: [2027, 9] },
  { anioInicio: 2026, mesInicio: 12, cantidadMeses: 36, first: [2026, 1], last: [2029, 11] },
];

onEachDatabase('The rules of budgets, in TypeScript and in SQL', (open) => {
  const world = shareWorld(open);

  it.each(states)('take a budget in open, visible SOP and BGT periods alone: %o', async (state) => {
    const { db } = world();
    const period = { periodoID: 'SOP10-2026', ...start, ...state };
    await db.insert(periodo).values(period);
    const [found] = await db
      .select({ planned: inSQL.isPlanned, budgetable: inSQL.isBudgetable })
      .from(periodo);
    const planned = state.tipo !== 'CUR';
    const expected = { planned, budgetable: planned && state.activo && state.visible };
    expect(found).toEqual(expected);
    expect({ planned: isPlanned(state.tipo), budgetable: isBudgetable(period) }).toEqual(expected);
  });

  it.each(months)('have $mes/$anio as history before October of 2026: $isHistory', async (month) => {
    const { db } = world();
    await addPeriod(db, 'SOP10-2026', start);
    const place = { anio: sql`${month.anio}::int`, mes: sql`${month.mes}::int` };
    const [found] = await db.select({ isHistory: inSQL.isHistoryMonth(place) }).from(periodo);
    expect(found?.isHistory).toBe(month.isHistory);
    expect(isHistoryMonth(start, month)).toBe(month.isHistory);
  });

  it.each(lengths)('have the months of a period from January on: %o', async ({ first, last, ...period }) => {
    const { db } = world();
    const periodoID = await addPeriod(db, 'SOP10-2026', period);
    const { rows } = await db.execute<{ anio: number; mes: number }>(sql`
      select month.anio, month.mes from ${periodo} cross join lateral ${inSQL.periodMonths} month
      where ${eq(periodo.periodoID, periodoID)} order by 1, 2`);
    expect(rows).toEqual(periodMonths(period));
    expect([rows[0], rows.at(-1)].map((month) => [month?.anio, month?.mes])).toEqual([first, last]);
  });
});
