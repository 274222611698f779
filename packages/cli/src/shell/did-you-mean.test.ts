import { expect, it } from 'vitest';
import { didYouMean } from './did-you-mean.ts';

const COMMANDS = ['exportar', 'cargar', 'tasas', 'conformidad'];

it.each([
  ['exprotar', 'exportar'],
  ['Exportar', 'exportar'],
  ['exporta', 'exportar'],
  ['exportación', ''],
  ['carga', 'cargar'],
  ['tasa', 'tasas'],
  ['conf', 'conformidad'],
  ['conformídad', 'conformidad'],
  ['borrar', ''],
  ['x', ''],
  ['', ''],
])('%s is taken for %j', (typed, meant) => {
  expect(didYouMean(typed, COMMANDS)).toBe(meant && ` ¿Quiso decir ${meant}?`);
});
