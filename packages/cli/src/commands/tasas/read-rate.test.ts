import { expect, it } from 'vitest';
import { AmbiguousRate, readRate } from './read-rate.ts';

it.each([
  ['4512,35', ';', '4512.35'],
  ['4.512,35', ';', '4512.35'],
  ['1.234.567', ';', '1234567'],
  ['4,012', ';', '4.012'],
  ['0.905', ';', '0.905'],
  ['4512.35', ';', '4512.35'],
  ['4512', ';', '4512'],
  ['1.085', ',', '1.085'],
  ['4512.35', ',', '4512.35'],
  ['4.512,35', ',', '4512.35'],
  ['0,905', ',', '0.905'],
  ['4512,35', '\t', '4512.35'],
  ['4512.35', '\t', '4512.35'],
  ['4.512,35', '\t', '4512.35'],
  ['1.234.567', '\t', '1234567'],
  ['1,0850', '\t', '1.0850'],
  ['0,905', '\t', '0.905'],
] as const)('reads %s in a file with %j as %s', (text, delimiter, plain) => {
  expect(readRate(text, delimiter)).toBe(plain);
});

it.each([
  ['1.085', ';', 'escriba 1,085 o 1085'],
  ['4,512', ',', 'escriba 4.512 o 4512'],
  ['1.085', '\t', 'escriba 1,0850 o 1085'],
  ['4,512', '\t', 'escriba 4,5120 o 4512'],
] as const)('does not guess what %s in a file with %j means', (text, delimiter, advice) => {
  expect(() => readRate(text, delimiter)).toThrow(AmbiguousRate);
  expect(() => readRate(text, delimiter)).toThrow(advice);
});

it.each(['', 'abc', '-1', '1e3', '1,2,3', '12.34.56'])('leaves %j for the contract to judge', (text) => {
  expect(readRate(text, ';')).toBe(text);
});
