import { expect, it } from 'vitest';
import { nameEnds } from './name-ends.ts';

it.each([
  ['Lata de acero 2,5 galones', 'Lata de acero', ' 2,5 galones'],
  ['Aerosol de 1/4 club 30 ref. 118', 'Aerosol de 1/4 club', ' 30 ref. 118'],
  ['Tapa rosca dorada', 'Tapa rosca', ' dorada'],
  ['Hojalata', 'Hojalata', ''],
  ['علبة معدن صغيرة', 'علبة معدن', ' صغيرة'],
  ['علبة معدن 170 g', 'علبة معدن 170 g', ''],
  ['Lata علبة معدن', 'Lata علبة معدن', ''],
])('keeps what tells %s from names that begin alike', (name, start, end) => {
  expect(nameEnds(name)).toEqual({ start, end });
});
