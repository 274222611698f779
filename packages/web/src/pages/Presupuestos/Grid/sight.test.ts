import { describe, expect, it } from 'vitest';
import { linesBetween, sightOf, startsOf } from './sight.ts';
import { FOOT_PX, HEAD_PX } from './widths.ts';

const rows = startsOf([30, 40, 40, 30, 40, 40, 40]);

describe('lines in sight', () => {
  it('are those that reach into it, with some more where there are any', () => {
    expect(linesBetween(rows, { from: 30, to: 110 }, { more: 0, kept: undefined })).toEqual([1, 2]);
    expect(linesBetween(rows, { from: 29, to: 111 }, { more: 0, kept: undefined })).toEqual([0, 1, 2, 3]);
    expect(linesBetween(rows, { from: 30, to: 110 }, { more: 3, kept: undefined })).toEqual([
      0, 1, 2, 3, 4, 5,
    ]);
  });

  it('have the kept one with them, in its order', () => {
    expect(linesBetween(rows, { from: 110, to: 140 }, { more: 0, kept: 0 })).toEqual([0, 3]);
    expect(linesBetween(rows, { from: 30, to: 70 }, { more: 0, kept: 6 })).toEqual([1, 6]);
    expect(linesBetween(rows, { from: 30, to: 70 }, { more: 0, kept: 7 })).toEqual([1]);
  });

  it('are none where there is no room or no line, and the last one beyond the end', () => {
    expect(linesBetween(rows, { from: 0, to: 0 }, { more: 3, kept: undefined })).toEqual([]);
    expect(linesBetween([0], { from: 0, to: 100 }, { more: 3, kept: 0 })).toEqual([]);
    expect(linesBetween(rows, { from: 900, to: 990 }, { more: 0, kept: undefined })).toEqual([6]);
  });
});

describe('a cell that comes into sight', () => {
  const lines = { rows, columns: startsOf([100, 80, 80, 80], 200) };
  const sight = { top: 70, left: 80, width: 460, height: HEAD_PX + 100 + FOOT_PX };

  it('moves nothing where it is already', () => {
    expect(sightOf(lines, sight, { row: 2, column: 1 })).toBe(sight);
  });

  it('comes just in, at the side where it is', () => {
    expect(sightOf(lines, sight, { row: 0, column: 0 })).toMatchObject({ top: 0, left: 0 });
    expect(sightOf(lines, sight, { row: 6, column: 3 })).toMatchObject({ top: 160, left: 80 });
    expect(sightOf(lines, { ...sight, width: 400 }, { row: 2, column: 3 })).toMatchObject({ left: 140 });
  });

  it('moves nothing up or down for the total of all, which always is', () => {
    expect(sightOf(lines, sight, { row: 7, column: 1 })).toBe(sight);
  });
});
