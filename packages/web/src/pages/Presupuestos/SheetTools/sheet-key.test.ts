import { expect, it } from 'vitest';
import { toolOfKey } from './sheet-key.ts';

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const press = (letter: string, held: Partial<typeof none>) =>
  toolOfKey({ ...none, key: letter, code: `Key${letter.toUpperCase()}`, ...held });

it('Ctrl+Z undoes; Ctrl+Y and Ctrl+Shift+Z redo, and Cmd on a Mac', () => {
  expect(press('z', { ctrlKey: true })).toBe('undo');
  expect(press('z', { metaKey: true })).toBe('undo');
  expect(press('y', { ctrlKey: true })).toBe('redo');
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
  expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
});

it('Alt+C copies the reference and Alt+R splits a total, whatever letter Alt writes', () => {
  expect(toolOfKey({ ...none, altKey: true, key: 'ç', code: 'KeyC' })).toBe('copy');
  expect(press('r', { altKey: true })).toBe('distribute');
});

it('other keys are nobody’s', () => {
  expect(press('z', {})).toBeUndefined();
  expect(press('c', { ctrlKey: true })).toBeUndefined();
  expect(press('c', { altKey: true, ctrlKey: true })).toBeUndefined();
  expect(press('y', { metaKey: true })).toBeUndefined();
  expect(press('x', { altKey: true })).toBeUndefined();
});
