import { expect, test } from 'vitest';
import { localText, momentOf } from './moment-text.ts';

const now = new Date(2026, 10, 22, 12, 0);

test('a date and hour is a moment of the person’s own time, and comes back as it was typed', () => {
  const moment = momentOf('2026-11-03T18:04', now);
  expect(moment).toBe(new Date(2026, 10, 3, 18, 4).toISOString());
  expect(localText(moment ?? '')).toBe('2026-11-03T18:04');
});

test.each(['', 'mañana', '2026-11-22T12:01', '0202-11-03T18:04'])('%j is no moment to go back to', (text) => {
  expect(momentOf(text, now)).toBeNull();
});
