import { describe, expect, it } from 'vitest';
import { chosen, NOTHING, type Selection, type SelectionEvent, select } from './selection.ts';

const ROWS = [10, 20, 30, 40, 50, 60];

const listed = (shown: readonly number[], all = shown): SelectionEvent => ({
  type: 'rows.listed',
  listed: all,
  shown,
});
const click = (id: number, keys: { ctrl?: boolean; shift?: boolean } = {}): SelectionEvent => ({
  type: 'row.clicked',
  id,
  ctrl: keys.ctrl ?? false,
  shift: keys.shift ?? false,
});
const walk = (id: number, shift = false): SelectionEvent => ({ type: 'row.walked', id, shift });

function after(...events: readonly SelectionEvent[]): Selection {
  return [listed(ROWS), ...events].reduce(select, NOTHING);
}

describe('clicking rows', () => {
  it('selects the clicked row alone', () => {
    expect(chosen(after(click(20), click(40)))).toEqual([40]);
  });

  it('adds and takes away with Ctrl', () => {
    expect(chosen(after(click(20), click(50, { ctrl: true })))).toEqual([20, 50]);
    expect(chosen(after(click(20), click(50, { ctrl: true }), click(20, { ctrl: true })))).toEqual([50]);
  });

  it('selects a range with Shift, in either direction, from where it began', () => {
    expect(chosen(after(click(20), click(40, { shift: true })))).toEqual([20, 30, 40]);
    expect(chosen(after(click(40), click(20, { shift: true })))).toEqual([20, 30, 40]);
    expect(chosen(after(click(30), click(60, { shift: true }), click(20, { shift: true })))).toEqual([
      20, 30,
    ]);
  });

  it('keeps what was selected when Ctrl and Shift add a range', () => {
    const events = [click(10), click(40, { ctrl: true }), click(60, { ctrl: true, shift: true })];
    expect(chosen(after(...events))).toEqual([10, 40, 50, 60]);
  });

  it('begins a range at the clicked row when none was clicked before', () => {
    expect(chosen(after(click(30, { shift: true }), click(50, { shift: true })))).toEqual([30, 40, 50]);
  });

  it('ranges over the rows that the search shows, and over no other', () => {
    const events = [listed([10, 30, 60], ROWS), click(10), click(60, { shift: true }), listed(ROWS)];
    expect(chosen(after(...events))).toEqual([10, 30, 60]);
  });

  it('begins the range at the nearest row shown when the one it began at is hidden, else at the clicked row', () => {
    expect(chosen(after(click(20), listed([30, 40], ROWS), click(40, { shift: true })))).toEqual([30, 40]);
    expect(chosen(after(click(20), listed([], ROWS), listed(ROWS), click(40, { shift: true })))).toEqual([
      40,
    ]);
  });
});

describe('walking rows', () => {
  it('selects nothing by itself', () => {
    expect(after(click(20), walk(30))).toMatchObject({ active: 30, selected: new Set([20]) });
  });

  it('stretches and shrinks the range with Shift', () => {
    expect(chosen(after(walk(20), walk(30, true), walk(40, true)))).toEqual([20, 30, 40]);
    expect(chosen(after(walk(20), walk(30, true), walk(40, true), walk(30, true)))).toEqual([20, 30]);
    expect(chosen(after(walk(30), walk(40, true), walk(10, true)))).toEqual([10, 20, 30]);
  });
});

describe('selecting all', () => {
  it('adds all rows shown to what is selected', () => {
    const state = after(click(60), listed([10, 20], ROWS), { type: 'all.chosen' });
    expect(chosen(state)).toEqual([10, 20]);
    expect(chosen(select(state, listed(ROWS)))).toEqual([10, 20, 60]);
  });
});

describe('rows that leave the list', () => {
  it('leave the selection, and do not come back with it', () => {
    const state = after(click(20), click(30, { ctrl: true }), listed([10, 30, 40]), listed(ROWS));
    expect(chosen(state)).toEqual([30]);
  });

  it('hand the keyboard to the next row that stays, or to the last', () => {
    expect(after(click(20), click(40, { shift: true }), listed([10, 50, 60])).active).toBe(50);
    expect(after(click(60), listed([10, 20, 30])).active).toBe(30);
    expect(after(click(60), listed([])).active).toBeNull();
  });
});
