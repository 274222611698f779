import { describe, expect, it } from 'vitest';
import { counted, someOf } from './some-of.ts';

describe('A list in a sentence', () => {
  const period = ['período', 'períodos'] as const;

  it.each([
    [['A'], 'A'],
    [['A', 'B'], 'A y B'],
    [['Ana', 'Inés'], 'Ana e Inés'],
    [['A', 'B', 'C'], 'A, B y C'],
    [['A', 'B', 'C', 'D'], 'A, B, C y 1 período más'],
    [['A', 'B', 'C', 'D', 'E'], 'A, B, C y 2 períodos más'],
  ])('of %j reads %s', (names, text) => {
    expect(someOf(names, period)).toBe(text);
  });

  it('goes without a noun where the sentence has it already', () => {
    expect(someOf(['A', 'B', 'C', 'D', 'E'])).toBe('A, B, C y 2 más');
  });

  it('counts one in the singular', () => {
    expect([counted(1, period), counted(2, period)]).toEqual(['1 período', '2 períodos']);
  });
});
