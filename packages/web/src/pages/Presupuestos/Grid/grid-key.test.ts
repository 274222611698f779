import { expect, it } from 'vitest';
import { gridKey } from './grid-key.ts';

const resting = { mode: 'resting', isFirst: false, isLast: false, page: 12 } as const;

/** `Ctrl+Shift+ArrowDown`, as a press. */
function press(text: string) {
  const keys = text.split('+');
  const key = keys.at(-1) ?? '';
  return {
    key,
    code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key,
    ctrlKey: keys.includes('Ctrl'),
    altKey: keys.includes('Alt'),
    shiftKey: keys.includes('Shift'),
    metaKey: false,
  };
}

it.each([
  ['ArrowDown', { type: 'selection.walked', walk: { by: 'step', direction: 'down' }, extend: false }],
  ['Shift+ArrowRight', { type: 'selection.walked', walk: { by: 'step', direction: 'right' }, extend: true }],
  ['Ctrl+ArrowUp', { type: 'selection.walked', walk: { by: 'edge', direction: 'up' }, extend: false }],
  ['Home', { type: 'selection.walked', walk: { by: 'row', to: 'start' }, extend: false }],
  ['Ctrl+End', { type: 'selection.walked', walk: { by: 'all', to: 'end' }, extend: false }],
  [
    'PageDown',
    { type: 'selection.walked', walk: { by: 'step', direction: 'down', count: 12 }, extend: false },
  ],
  ['Tab', { type: 'selection.walked', walk: { by: 'step', direction: 'right' }, tab: true }],
  ['Enter', { type: 'selection.walked', walk: { by: 'entry', direction: 'down' } }],
  ['Ctrl+a', { type: 'selection.widened', to: 'all' }],
  ['Ctrl+d', { type: 'block.filled', direction: 'down' }],
  ['Ctrl+r', { type: 'block.filled', direction: 'right' }],
  ['Delete', { type: 'figures.cleared' }],
  ['F2', { type: 'edit' }],
  ['Alt+d', { type: 'decide', decision: 'conflict.left' }],
  ['Alt+f', { type: 'open' }],
  ['Alt+h', { type: 'history' }],
  ['Alt+Shift+ArrowLeft', { type: 'group.folded', folded: true }],
])('%s at rest', (text, asked) => {
  expect(gridKey(press(text), resting)).toEqual(asked);
});

it('leaves Tab at the edges, what writes, and what is the browser’s own to the browser', () => {
  expect(gridKey(press('Tab'), { ...resting, isLast: true })).toBeUndefined();
  expect(gridKey(press('Shift+Tab'), { ...resting, isFirst: true })).toBeUndefined();
  for (const text of ['5', '+', 'Ctrl+c', 'Ctrl+v', 'F5', 'Alt+ArrowLeft', 'Ctrl+PageDown']) {
    expect(gridKey(press(text), resting)).toBeUndefined();
  }
});

it('accepts what is typed by arrows, and goes through its text with them once it is edited', () => {
  const typing = { ...resting, mode: 'typing' } as const;
  const right = { by: 'step', direction: 'right' };
  expect(gridKey(press('ArrowRight'), typing)).toEqual({ type: 'entry.accepted', walk: right, away: true });
  expect(gridKey(press('ArrowRight'), { ...typing, mode: 'editing' })).toBeUndefined();
  expect(gridKey(press('Ctrl+Enter'), typing)).toEqual({ type: 'entry.accepted' });
  expect(gridKey(press('Tab'), typing)).toEqual({ type: 'entry.accepted', walk: right, tab: true });
  expect(gridKey(press('Escape'), typing)).toEqual({ type: 'entry.cancelled' });
  expect(gridKey(press('5'), typing)).toBeUndefined();
});
