import { expect, it } from 'vitest';
import { readFilters, readName, writeFilters } from './address.ts';

it.each([
  ['', { anio: null, division: null }, ''],
  ['anio=2026&division=TAP&buscar=Camila+Restrepo', { anio: 2026, division: 'TAP' }, 'Camila Restrepo'],
  ['buscar=Mu%C3%B1oz+', { anio: null, division: null }, 'Muñoz '],
])(
  'says year, division and what is looked for, and is read as it was written: %s',
  (address, filters, name) => {
    expect(writeFilters(filters, name)).toBe(address);
    expect(readFilters(address, [2025, 2026])).toEqual(filters);
    expect(readName(address)).toBe(name);
  },
);

it('asks for no year that is not offered', () => {
  expect(readFilters('anio=1999', [2025, 2026])).toEqual({ anio: null, division: null });
});
