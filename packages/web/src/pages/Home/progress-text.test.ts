import { expect, it } from 'vitest';
import { progressText } from './progress-text.ts';

const sellers = (...avances: (number | null | undefined)[]) =>
  avances.map((porcentajeAvance, at) => ({ nombreVendedor: `Vendedor ${at}`, porcentajeAvance }));

it('counts who is done, who is at it and who has not begun', () => {
  expect(progressText(sellers(100, 0, 45.2, 99.9, 0, 0))).toBe('1 completo · 2 en curso · 3 sin empezar');
  expect(progressText(sellers(...Array.from({ length: 2_000 }, () => 100)))).toBe('2.000 completos');
});

it('counts nobody whose progress is not known', () => {
  expect(progressText(sellers(null, undefined, 12))).toBe('1 en curso');
});
