import { expect, it } from 'vitest';
import { readPercent } from './percent.ts';

it.each([
  ['2,5', 2.5],
  ['+2,5 %', 2.5],
  ['-3', -3],
  ['−3%', -3],
  ['', 0],
  ['2.5', 2.5],
  ['-100', -100],
])('reads %j as %d', (text, value) => {
  expect(readPercent(text)).toBe(value);
});

it.each(['abc', '+-3', '%%'])('refuses %j', (text) => {
  expect(readPercent(text)).toBeUndefined();
});
