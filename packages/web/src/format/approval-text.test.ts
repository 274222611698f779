import { expect, test } from 'vitest';
import { approvedText, changesText, reopenedText, sinceText } from './approval-text.ts';

const aprobacion = (cambiosDesde: number) => ({
  vendedorID: 1,
  nombreVendedor: 'Ana Pérez',
  fecha: new Date(2026, 10, 3, 18, 4).toISOString(),
  cambiosDesde,
});

test.each([
  [0, 'sin cambios desde entonces'],
  [1, '1 cambio desde entonces'],
  [12, '12 cambios desde entonces'],
  [10_000, '10.000 cambios desde entonces'],
  [10_001, 'más de 10.000 cambios desde entonces'],
])('%d changes since an approval', (count, text) => {
  expect(changesText(aprobacion(count))).toBe(text);
});

test.each([
  [0, 0, 'sin cambios desde entonces'],
  [3, 0, '3 pares reabiertos'],
  [3, 12, '3 pares reabiertos · 12 cambios desde entonces'],
  [undefined, 12, '12 cambios desde entonces'],
])('%s reopened pairs and %d changes since an approval', (reabiertos, count, text) => {
  expect(sinceText({ ...aprobacion(count), reabiertos })).toBe(text);
});

test.each([
  [1, '1 par reabierto'],
  [1_200, '1.200 pares reabiertos'],
])('%d reopened pairs', (count, text) => {
  expect(reopenedText(count)).toBe(text);
});

test('an approval is said with its day', () => {
  expect(approvedText(aprobacion(0), new Date(2026, 10, 22))).toBe('Aprobado el 3 nov');
});
