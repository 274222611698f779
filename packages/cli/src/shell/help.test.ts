import { expect, it } from 'vitest';
import { EXIT } from './exit-codes.ts';
import { generalHelp } from './help.ts';

it('names every code that the program may end with', () => {
  const [, codes = ''] = generalHelp([]).split('Códigos de salida:');
  const named = [...codes.matchAll(/(?<=^| {2})\d+(?= )/gm)].map(([code]) => Number(code));
  expect(named.toSorted((a, b) => a - b)).toEqual(Object.values(EXIT).toSorted((a, b) => a - b));
});
