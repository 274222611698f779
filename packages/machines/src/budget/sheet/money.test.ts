import { describe, expect, test } from 'vitest';
import { venta } from '../../test/budget-world.ts';
import { chartMonths } from './chart.ts';
import { isRateHidden, withValues } from './money.ts';
import { pairTotals } from './totals.ts';

describe('a typed value', () => {
  test('changes the sales in local currency exactly and the euros by the rate of the pair', () => {
    const [month] = withValues([venta(1, { volumenTon: 0, valorMonedaLocal: 0, valorEUR: 0 }), venta(2)], {
      'volumenTon:1': 0.003,
    });
    expect(month).toMatchObject({ volumenTon: 0.003, valorMonedaLocal: 6, valorEUR: 1.5 });
  });

  test('without an exchange rate has no euros', () => {
    const [month] = withValues([venta(1, { valorEUR: null })], { 'precio:1': 3 });
    expect(month).toMatchObject({ precio: 3, valorMonedaLocal: 30_000, valorEUR: null });
  });

  test('taken back to zero is worth zero euros where there is a rate', () => {
    const [month] = withValues([venta(1)], { 'volumenTon:1': 0 });
    expect(month?.valorEUR).toBe(0);
  });

  test('leaves the other months as they are', () => {
    const months = [venta(1), venta(2)];
    expect(withValues(months, { 'precio:1': 3 })[1]).toBe(months[1]);
  });
});

test('a rate is hidden when months have euros, yet the only one with sales does not', () => {
  const none = venta(1, { volumenTon: 0, valorEUR: 0 });
  expect(isRateHidden([none, venta(2, { valorEUR: null })])).toBe(true);
  expect(isRateHidden([none, venta(2)])).toBe(false);
  expect(isRateHidden([venta(1, { volumenTon: 0, valorEUR: null }), venta(2, { valorEUR: null })])).toBe(
    false,
  );
});

describe('the totals of a pair', () => {
  test('weigh the price by volume and add exactly what floats would not', () => {
    const tenths = Array.from({ length: 10 }, (_, i) => venta(i + 1, { volumenTon: 0.1, precio: 0.1 }));
    expect(pairTotals(tenths)).toMatchObject({ volumenTon: 1, ventas: 100, precioPromedio: 0.1 });
    const mixed = [venta(1, { volumenTon: 1, precio: 1 }), venta(2, { volumenTon: 3, precio: 5 })];
    expect(pairTotals(mixed).precioPromedio).toBe(4);
  });

  test('stay exact for the largest figures that are stored', () => {
    const most = Array.from({ length: 36 }, (_, i) => venta(i + 1, { volumenTon: 99_999_999, precio: 1 }));
    expect(pairTotals(most).ventas).toBe(3_599_999_964_000);
  });

  test('have no price without volume and no euros when a month has no rate', () => {
    const none = pairTotals([venta(1, { volumenTon: 0, valorEUR: 0 })]);
    expect(none).toEqual({ volumenTon: 0, precioPromedio: 0, ventas: 0, ventasEUR: 0 });
    expect(pairTotals([venta(1), venta(2, { valorEUR: null })]).ventasEUR).toBeNull();
  });

  test('need no rate for months without sales', () => {
    const unsold = [{ volumenTon: 0 }, { precio: 0 }].map((over) => venta(2, { ...over, valorEUR: null }));
    expect(pairTotals(unsold).ventasEUR).toBe(0);
    expect(pairTotals([venta(1), ...unsold]).ventasEUR).toBe(5_000);
  });
});

test('the charts set budget beside reference, with a gap where the reference has no month', () => {
  const months = [
    { venta: venta(1), referencia: venta(1, { volumenTon: 4, precio: 3 }), isOpen: false },
    { venta: venta(2, { precio: 5 }), referencia: null, isOpen: false },
  ];
  expect(chartMonths(months, 'volumen').map((m) => [m.presupuesto, m.referente])).toEqual([
    [10, 4],
    [10, null],
  ]);
  expect(chartMonths(months, 'precio').map((m) => [m.presupuesto, m.referente])).toEqual([
    [2, 3],
    [5, null],
  ]);
  expect(chartMonths(months, 'ventas')).toEqual([
    { anio: 2026, mes: 1, presupuesto: 20_000, referente: 12_000 },
    { anio: 2026, mes: 2, presupuesto: 50_000, referente: null },
  ]);
});
