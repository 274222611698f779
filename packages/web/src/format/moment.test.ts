import { expect, test } from 'vitest';
import { formatDay, formatMoment } from './moment.ts';

const now = new Date(2026, 10, 22);

test('a moment is said with its day and hour, and with its year where that is another one', () => {
  const moment = new Date(2026, 10, 3, 18, 4).toISOString();
  expect(formatDay(moment, now)).toBe('3 nov');
  expect(formatMoment(moment, now)).toBe('3 nov, 18:04');
  expect(formatMoment(new Date(2025, 8, 30, 9, 5).toISOString(), now)).toBe('30 sept 2025, 9:05');
});

test('what is no moment is a dash', () => {
  expect(formatMoment('ayer', now)).toBe('—');
});
