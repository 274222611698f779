import { expect, it } from 'vitest';
import { isFigure } from './is-figure.ts';

it.each(['', '0', '12,5', '1.234,5', '0,', ',', '1.234.', '1.234.5', '99.999.999', '+5%', '=ref', '-3%'])(
  '%j is a figure or may become one',
  (text) => {
    expect(isFigure('volumenTon', text)).toBe(true);
  },
);

it.each(['abc', '28*1,05', '123456789012', '-', '-3', '1,2,3', '12 t', '=cinco', '1,234.5'])(
  '%j never is one',
  (text) => {
    expect(isFigure('precio', text)).toBe(false);
  },
);
