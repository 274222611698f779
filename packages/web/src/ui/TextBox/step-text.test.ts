import { expect, it } from 'vitest';
import { stepText } from './step-text.ts';

it('the up and down arrows add a step and take it away, never going below 0', () => {
  expect(stepText('ArrowUp', '', 0.01)).toBe('0,01');
  expect(stepText('ArrowUp', '1,1', 0.01)).toBe('1,11');
  expect(stepText('ArrowUp', '0,29', 0.01)).toBe('0,3');
  expect(stepText('ArrowDown', '1.234', 1)).toBe('1233');
  expect(stepText('ArrowDown', '0,005', 0.01)).toBe('0');
});

it('other keys are not its business', () => {
  expect(stepText('a', '1', 0.01)).toBeUndefined();
});
