import { describe, expect, it } from 'vitest';
import { rowAfterKey } from './row-after-key.ts';

describe('walking the list', () => {
  it('goes row by row and stops at both ends', () => {
    expect(rowAfterKey('ArrowDown', 3, 40)).toBe(4);
    expect(rowAfterKey('ArrowUp', 3, 40)).toBe(2);
    expect(rowAfterKey('ArrowDown', 39, 40)).toBe(39);
    expect(rowAfterKey('ArrowUp', 0, 40)).toBe(0);
  });

  it('jumps to the ends and by pages', () => {
    expect(rowAfterKey('Home', 20, 40)).toBe(0);
    expect(rowAfterKey('End', 20, 40)).toBe(39);
    expect(rowAfterKey('PageDown', 35, 40)).toBe(39);
    expect(rowAfterKey('PageUp', 25, 40)).toBe(15);
  });

  it('leaves other keys alone', () => {
    expect(rowAfterKey('Tab', 3, 40)).toBeUndefined();
  });
});
