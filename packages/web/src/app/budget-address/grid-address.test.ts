import { expect, it } from 'vitest';
import { gridChoiceOf, withGridChoice } from './grid-address.ts';

const choice = {
  view: 'precio',
  order: 'diferencia',
  cell: { row: 'par:41', column: '2027-03' },
  inPercent: true,
} as const;

it('writes what the sheet shows into the query, and reads it back', () => {
  const query = withGridChoice('periodo=BGT-2027&vista=hoja', choice);
  expect(query).toBe(
    'periodo=BGT-2027&vista=hoja&cifras=precio&orden=diferencia&en=porcentaje&celda=par%3A41%7E2027-03',
  );
  expect(gridChoiceOf(query)).toEqual(choice);
});

it('leaves out what is as it is at first, and a query that says the same', () => {
  const first = { view: 'volumenTon', order: 'cliente', cell: null, inPercent: false } as const;
  expect(withGridChoice('vista=hoja', first)).toBe('vista=hoja');
  expect(withGridChoice('vista=hoja&cifras=keur', first)).toBe('vista=hoja');
});

it('reads nothing from what says nothing that is known', () => {
  expect(gridChoiceOf('cifras=kilos&orden=azar&celda=par:1&en=gramos')).toEqual({
    view: undefined,
    order: undefined,
    cell: null,
    inPercent: false,
  });
});
