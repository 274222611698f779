import { expect, test } from 'vitest';
import { lostText } from './lost-text.ts';

test.each([
  [[], 0, ''],
  [['413,5'], 1, '«413,5» no se ha guardado'],
  [['413,5', '2500'], 2, '«413,5» y «2500» no se han guardado'],
  [['1', '2', '3'], 3, '«1», «2» y «3» no se han guardado'],
  [['1', '2', '3'], 1200, '1.200 cifras no se han guardado'],
])('figures whose place has gone are named, many counted', (figures, count, text) => {
  expect(lostText(figures, count)).toBe(text);
});
