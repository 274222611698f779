import type { CambiosCarga } from '@presupuesto/api-sdk/contract';
import { expect, it } from 'vitest';
import { assignedText, assignText, missingRatesText, totalsText } from './change-texts.ts';
import { cambios } from './stories/work.ts';

const pairs = (paresPorAsignar: number, ...presupuestosAbiertos: string[]): CambiosCarga => ({
  ...cambios,
  paresPorAsignar,
  presupuestosAbiertos,
});

it('the box names how many pairs enter which budgets', () => {
  expect(assignText(pairs(1234, 'BGT-2027', 'SOP10-2026'))).toBe(
    'Añadir los 1.234 pares que les faltan a los presupuestos abiertos (BGT-2027, SOP10-2026)',
  );
  expect(assignText(pairs(1, 'BGT-2027'))).toBe(
    'Añadir el par que le falta al presupuesto abierto (BGT-2027)',
  );
});

it('a load says where its pairs are, and how to add those that were left out', () => {
  expect(assignedText(pairs(0))).toBeUndefined();
  expect(assignedText({ ...pairs(12, 'BGT-2027'), asignados: true })).toBe(
    'Se han añadido 12 pares al presupuesto abierto (BGT-2027).',
  );
  expect(assignedText(pairs(1, 'BGT-2027', 'SOP10-2026'))).toBe(
    '1 par del archivo no se ha añadido a los presupuestos abiertos (BGT-2027, SOP10-2026). Para añadirlo, compruebe el archivo de nuevo y cárguelo con la casilla marcada.',
  );
});

it('missing rates are named by currency, with their months where there are some', () => {
  expect(missingRatesText([{ monedaID: 'COP' }, { monedaID: 'PEN', mes: null }])).toBe('COP y PEN');
  expect(
    missingRatesText([
      { monedaID: 'COP', mes: 9 },
      { monedaID: 'COP', mes: 10 },
      { monedaID: 'PEN', mes: 10 },
    ]),
  ).toBe('COP (septiembre y octubre) y PEN (octubre)');
});

it('rows of totals are named by their numbers while they are few', () => {
  expect(totalsText([])).toBeUndefined();
  expect(totalsText([1250])).toBe('Se ha omitido la fila de totales 1.250.');
  expect(totalsText([3, 6])).toBe('Se han omitido las filas de totales 3 y 6.');
  expect(totalsText([1, 2, 3, 4, 5, 6])).toBe('Se han omitido 6 filas de totales.');
  expect(totalsText([1, 2, 3, 4, 5, 6], 1250)).toBe('Se han omitido 1.250 filas de totales.');
});
