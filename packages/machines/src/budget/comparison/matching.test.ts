import { expect, test } from 'vitest';
import { venta } from '../../test/budget-world.ts';
import { matchingOf, referenceFinder, shownMatching } from './matching.ts';

const year = (anio: number) => [1, 2, 3].map((mes) => venta(mes, { anio, ventaID: anio * 100 + mes }));

test('months match by year and month whenever one of them does', () => {
  const two = [...year(2026), ...year(2027)];
  expect(matchingOf(two, year(2026))).toBe('sameYear');
  expect(shownMatching(two, year(2026), true)).toBe('sameYear');
});

test('months of which none matches are compared with the year before, for who asks for it', () => {
  expect(matchingOf(year(2027), year(2026))).toBe('yearBefore');
  expect(shownMatching(year(2027), year(2026), true)).toBe('yearBefore');
  expect(shownMatching(year(2027), year(2026), false)).toBe('sameYear');
});

test('nothing matches what is two years old, or not there', () => {
  expect(matchingOf(year(2027), year(2025))).toBeNull();
  expect(matchingOf(year(2027), [])).toBeNull();
  expect(shownMatching(year(2027), [], true)).toBe('sameYear');
});

test('a reference in another currency is found without its price and sales', () => {
  const abroad = year(2026).map((month) => ({ ...month, monedaID: 'COP' }));
  const found = referenceFinder(abroad, 'sameYear')({ anio: 2026, mes: 1, monedaID: 'PEN' });
  expect(found).toMatchObject({ ventaID: 202601, volumenTon: 10, precio: null, valorMonedaLocal: null });
});

test('each month finds its own, by the one rule or the other', () => {
  const [january] = year(2027);
  if (!january) throw new Error('no month');
  expect(referenceFinder(year(2026), 'yearBefore')(january)?.ventaID).toBe(202601);
  expect(referenceFinder(year(2026), 'sameYear')(january)).toBeNull();
  expect(referenceFinder(year(2026), 'yearBefore')({ anio: 2027, mes: 4 })).toBeNull();
});
