import { expect, it } from 'vitest';
import { pairKeyOf } from './pair-key.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, code: '' };

it('Ctrl or Alt with a page key goes to the next or the previous pair, with Shift to one that is due', () => {
  expect(pairKeyOf({ ...none, key: 'PageDown', ctrlKey: true })).toEqual({ step: 1, due: false });
  expect(pairKeyOf({ ...none, key: 'PageUp', altKey: true })).toEqual({ step: -1, due: false });
  expect(pairKeyOf({ ...none, key: 'PageDown', altKey: true, shiftKey: true })).toEqual({
    step: 1,
    due: true,
  });
});

it('Alt+L leads to the list, whatever letter Alt writes', () => {
  expect(pairKeyOf({ ...none, key: '¬', code: 'KeyL', altKey: true })).toBe('list');
});

it('other keys lead nowhere', () => {
  expect(pairKeyOf({ ...none, key: 'PageDown' })).toBeUndefined();
  expect(pairKeyOf({ ...none, key: 'PageDown', altKey: true, ctrlKey: true })).toBeUndefined();
  expect(pairKeyOf({ ...none, key: 'l', code: 'KeyL', ctrlKey: true })).toBeUndefined();
});
