import { describe, expect, it } from 'vitest';
import { NO_LINES, placesIn, sightOf, spanBetween, startsOf, withKept } from './sight.ts';
import { FOOT_PX, HEAD_PX } from './widths.ts';

const rows = startsOf([30, 40, 40, 30, 40, 40, 40]);

describe('lines in sight', () => {
  it('are those that reach into it, with some more where there are any', () => {
    expect(spanBetween(rows, { from: 30, to: 110 }, 0)).toEqual({ first: 1, last: 2 });
    expect(spanBetween(rows, { from: 29, to: 111 }, 0)).toEqual({ first: 0, last: 3 });
    expect(spanBetween(rows, { from: 30, to: 110 }, 3)).toEqual({ first: 0, last: 5 });
  });

  it('are none where there is no room or no line, and the last one beyond the end', () => {
    expect(spanBetween(rows, { from: 0, to: 0 }, 3)).toEqual(NO_LINES);
    expect(spanBetween([0], { from: 0, to: 100 }, 3)).toEqual(NO_LINES);
    expect(spanBetween(rows, { from: 900, to: 990 }, 0)).toEqual({ first: 6, last: 6 });
  });

  it('have the kept one with them, in its order', () => {
    const span = { first: 1, last: 3 };
    expect(placesIn(span, 7, undefined)).toEqual([1, 2, 3]);
    expect(placesIn(span, 7, 2)).toEqual([1, 2, 3]);
    expect(placesIn(span, 7, 0)).toEqual([0, 1, 2, 3]);
    expect(placesIn(span, 7, 6)).toEqual([1, 2, 3, 6]);
    expect(placesIn(span, 7, 7)).toEqual([1, 2, 3]);
    expect(placesIn(NO_LINES, 7, 3)).toEqual([]);
  });
});

describe('lines that were drawn', () => {
  const near = { first: 6, last: 24 };

  it('stay as long as they go on from those in sight and are near', () => {
    const wanted = { first: 10, last: 20 };
    expect(withKept(wanted, { first: 5, last: 15 }, near)).toEqual({ first: 6, last: 20 });
    expect(withKept(wanted, { first: 12, last: 40 }, near)).toEqual({ first: 10, last: 24 });
    expect(withKept(wanted, { first: 2, last: 9 }, near)).toEqual({ first: 6, last: 20 });
  });

  it('go where they are of another page, or where there were none', () => {
    const wanted = { first: 10, last: 20 };
    expect(withKept(wanted, { first: 2, last: 8 }, near)).toEqual(wanted);
    expect(withKept(wanted, { first: 30, last: 40 }, near)).toEqual(wanted);
    expect(withKept(wanted, NO_LINES, near)).toEqual(wanted);
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
