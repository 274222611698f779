import { describe, expect, it } from 'vitest';
import { readFigures } from './read-figures.ts';

const column = (...texts: string[]) => readFigures(texts.map((text) => [text])).map(([cell]) => cell?.figure);

describe('copied figures', () => {
  it.each<[string, string[], unknown[]]>([
    ['Spanish ones', ['1.234,5', '12,500', '4.500', '0,001', '7'], [1234.5, 12.5, 4500, 0.001, 7]],
    ['American ones', ['1,234.5', '12,500', '980', '1,234,567'], [1234.5, 12_500, 980, 1_234_567]],
    ['thousands alone', ['4.500', '12.000'], [4500, 12_000]],
    ['thousands beside decimals', ['4.500', '12,500'], [4500, 12.5]],
    [
      'spaces of every width',
      ['1 234,5', '1\u00A0234', '1\u202F234,25', '1\u2009234'],
      [1234.5, 1234, 1234.25, 1234],
    ],
    [
      'signs and units',
      ['33 €', '$ 4.500', '€4,25', 'US$ 1.200,5', '12,5 t', '12,5 Tm', 'COP 4.500', '3,1 €/kg'],
      [33, 4500, 4.25, 1200.5, 12.5, 12.5, 4500, 3.1],
    ],
    ['what is below zero', ['-3', '−1.234,5', '-0,5', '(33)', '1.234,5-'], [-3, -1234.5, -0.5, -33, -1234.5]],
    ['numbers of both styles', ['1234.5', '1234,5', '33'], [1234.5, 1234.5, 33]],
    ['an apostrophe', ["1'234.50", '1’000'], [1234.5, 1000]],
  ])('%s', (_, texts, figures) => {
    expect(column(...texts)).toEqual(figures);
  });

  it.each<[string, string[], unknown[]]>([
    ['a comma before three digits with nothing to say what it is', ['12,500', '980'], ['unclear', 980]],
    ['thousands among points for decimals', ['12.5', '4.500'], [12.5, 'unclear']],
    [
      'both styles at once',
      ['1.234,5', '1,234.5', '12,500', '4.500'],
      [1234.5, 1234.5, 'unclear', 'unclear'],
    ],
  ])('does not guess: %s', (_, texts, figures) => {
    expect(column(...texts)).toEqual(figures);
  });

  it.each([
    '',
    '-',
    '#N/D',
    '#¡REF!',
    'abc',
    '12 %',
    '1.2.3',
    '33 kg',
    '1,2,3',
    '01/02/2027',
    '€',
    't',
    '1e5',
  ])('%j is none', (text) => {
    expect(column(text)).toEqual([null]);
  });

  it('reads a text of many spaces as fast as one of few', () => {
    const [row] = readFigures([
      [`1${' '.repeat(20_000)}x`, `12,5${'\u00A0'.repeat(20_000)}t`, '1 '.repeat(10_000)],
    ]);
    expect(row?.map(({ figure }) => figure)).toEqual([null, 12.5, null]);
  });

  it('marks which carry the sign of a currency', () => {
    const [row] = readFigures([['33 €', '$ 4', '33', '12 t', 'S/ 4,5', '3 /kg', 'pendiente']]);
    expect(row?.map(({ money }) => money)).toEqual([true, true, false, false, true, true, false]);
  });

  it('says of which currency they are, or that they are tonnes; the sign of several countries says neither', () => {
    const [row] = readFigures([['12,50 €', 'USD 3,5', 'S/ 5,50', 'R$ 2', '3 cop/kg', '$ 4', '12,5 t', '33']]);
    expect(row?.map(({ unit }) => unit)).toEqual([
      'EUR',
      'USD',
      'PEN',
      'BRL',
      'COP',
      undefined,
      't',
      undefined,
    ]);
    expect(row?.map(({ figure }) => figure)).toEqual([12.5, 3.5, 5.5, 2, 3, 4, 12.5, 33]);
  });
});
