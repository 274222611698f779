import { afterEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../memory-storage.ts';
import { keptMoment } from './kept-moment.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const AHEAD = Date.UTC(2026, 6, 2);
const CORRECTED = Date.UTC(2026, 6, 1);

/** As a page does that is loaded anew, or another tab. */
async function inAnotherPage(): Promise<number> {
  vi.resetModules();
  const { keptMoment: moment } = await import('./kept-moment.ts');
  return moment();
}

test.each([
  ['the same page', async () => keptMoment()],
  ['another page', inAnotherPage],
])('a clock that is set back gives no earlier moment in %s', async (_, next) => {
  vi.stubGlobal('window', { localStorage: memoryStorage() });
  vi.useFakeTimers({ toFake: ['Date'], now: AHEAD });
  const first = keptMoment();
  vi.setSystemTime(CORRECTED);
  expect(await next()).toBeGreaterThan(first);
});

test('moments are in order where the storage takes nothing', () => {
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  vi.useFakeTimers({ toFake: ['Date'], now: AHEAD });
  const moments = [keptMoment(), keptMoment()];
  vi.setSystemTime(CORRECTED);
  moments.push(keptMoment());
  expect(moments).toEqual(moments.toSorted((one, other) => one - other));
  expect(new Set(moments).size).toBe(3);
});
