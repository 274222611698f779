import { expect, it } from 'vitest';
import { nameEnds } from './name-ends.ts';

it.each([
  ['Lata de acero 2,5 galones', 'Lata de acero', ' 2,5 galones'],
  ['Aerosol de 1/4 club 30 ref. 118', 'Aerosol de 1/4 club', ' 30 ref. 118'],
  ['Tapa rosca dorada', 'Tapa rosca', ' dorada'],
  ['Hojalata', 'Hojalata', ''],
])('keeps what tells %s from names that begin alike', (name, start, end) => {
  expect(nameEnds(name)).toEqual({ start, end });
});
