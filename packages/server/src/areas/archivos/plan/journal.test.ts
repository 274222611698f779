import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { parseJournal, serializeJournal } from './journal.ts';
import { type LoadPlan, NEW, NO_STAGED_ROWS } from './plan.ts';

const ids = { sellers: Int32Array.of(1), clients: Int32Array.of(2), products: Int32Array.of(3) };
const chain = { previous: Int32Array.of(-1), slots: Uint8Array.of(4) };
const figures = { tonnes: Float64Array.of(5000), prices: Float64Array.of(60_000) };
const origin = { usuarioID: 7, cuando: new Date(0), archivo: 'ventas.xlsx', nombre: 'SOPEne-2025' };
const decided = {
  loadID: 'a',
  guardadas: 1,
  errores: 0,
  period: {
    periodoID: 'SOP01-2025',
    tipo: 'SOP' as const,
    anioInicio: 2025,
    mesInicio: 1,
    cantidadMeses: 5,
    activo: true,
    visible: true,
  },
  slotsBefore: 0,
  slots: 5,
  firstMonth: 24_300,
  states: Uint8Array.of(NEW),
};
const plan: LoadPlan = {
  ...decided,
  origin,
  sales: { ...ids, ...chain, ...figures, lastSales: Int32Array.of(0) },
  staged: { ids: Int32Array.of(8), months: 1 },
  asignarEnAbiertos: false,
};
const earlier = {
  ...decided,
  deed: origin,
  rows: { ...ids, ...chain, ...figures, lastRows: Int32Array.of(0) },
};

it('A journal is read as it was written', () => {
  expect(parseJournal(serializeJournal(plan))).toEqual(plan);
});

it.each([
  ['staged rows', { early: plan.staged, asignarEnAbiertos: false }, {}],
  ['none', {}, { staged: NO_STAGED_ROWS, asignarEnAbiertos: true }],
])('A journal of an earlier version, with %s, is read as one of now', (_, written, expected) => {
  expect(parseJournal(serialize({ ...earlier, ...written }))).toEqual({ ...plan, ...expected });
});
