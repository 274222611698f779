import { describe, expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

describe('the window of page links', () => {
  it.each([
    [0, [0, 1, 2, 3, 4]],
    [2, [0, 1, 2, 3, 4]],
    [3, [1, 2, 3, 4, 5]],
    [7, [5, 6, 7, 8, 9]],
    [8, [5, 6, 7, 8, 9]],
    [9, [5, 6, 7, 8, 9]],
  ])('stands around page %d of ten without leaving them', (page, links) => {
    expect(pageWindow(page, 10, 100).links).toEqual(links);
  });

  it('shows all pages when there are fewer than five', () => {
    expect(pageWindow(1, 10, 25).links).toEqual([0, 1, 2]);
    expect(pageWindow(0, 10, 10).links).toEqual([0]);
  });
});

describe('the records shown', () => {
  it('are counted from one, and end with the last one', () => {
    expect(pageWindow(0, 10, 95)).toMatchObject({ from: 1, to: 10, last: 9 });
    expect(pageWindow(9, 10, 95)).toMatchObject({ from: 91, to: 95 });
    expect(pageWindow(0, 10, 11)).toMatchObject({ last: 1 });
  });

  it('are those of the last page when the page asked for is gone', () => {
    expect(pageWindow(3, 10, 30)).toMatchObject({ page: 2, from: 21, to: 30 });
  });

  it('are none without records', () => {
    expect(pageWindow(0, 10, 0)).toMatchObject({ page: 0, last: 0, from: 0, to: 0 });
  });
});
