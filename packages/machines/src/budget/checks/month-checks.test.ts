import { expect, test } from 'vitest';
import { monthChecks } from './month-checks.ts';

type Amounts = readonly [volumenTon: number, precio: number];

const figures = ([volumenTon, precio]: Amounts) => ({ volumenTon, precio });

test.each<[string, Amounts, Amounts | null, readonly string[]]>([
  ['half more and half less are within bounds', [15, 2], [10, 2], []],
  ['a gram beyond is not', [15.001, 2], [10, 2], ['volumenTon lejos 50']],
  ['less than half is far', [4.9, 2], [10, 2], ['volumenTon lejos -51']],
  ['nothing at all is, where a price is typed', [0, 2], [10, 2], ['volumenTon lejos -100']],
  ['an empty month is empty, not wrong', [0, 0], [10, 2], []],
  ['a price below the reference', [10, 1.9999], [10, 2], ['precio precioMenor 0']],
  ['a price of a third is named once', [10, 0.6], [10, 2], ['precio lejos -70']],
  ['a price of twice as much', [10, 4], [10, 2], ['precio lejos 100']],
  ['volume without price, whatever the reference', [10, 0], null, ['precio sinPrecio null']],
  ['volume without price is not also a low price', [10, 0], [10, 2], ['precio sinPrecio null']],
  ['a reference of nothing measures nothing', [10, 2], [0, 0], []],
  ['no reference', [10, 2], null, []],
])('%s', (_, month, reference, expected) => {
  const checks = monthChecks(figures(month), reference && figures(reference));
  const said = checks.map(
    ({ field, kind, percent }) => `${field} ${kind} ${percent === null ? null : Math.round(percent) + 0}`,
  );
  expect(said).toEqual(expected);
});
