import { expect, it } from 'vitest';
import { createClock } from '../test/clock.ts';
import { Limiter } from './limiter.ts';
import { createSignInThrottle } from './throttle.ts';

const minute = 60_000;

function countAllowed(attempt: (index: number) => boolean, tries: number): number {
  return Array.from({ length: tries }, (_, index) => attempt(index)).filter(Boolean).length;
}

it('lets a user be tried ten times, wherever from and however the name is written', () => {
  const throttle = createSignInThrottle(createClock().now);
  expect(countAllowed((index) => throttle.attempt(index % 2 ? 'ana' : ' ANA ', `10.0.0.${index}`), 50)).toBe(
    10,
  );
  expect(throttle.attempt('luis', '10.0.0.1')).toBe(true);
});

it('lets an address try a hundred times, whoever it tries', () => {
  const throttle = createSignInThrottle(createClock().now);
  expect(countAllowed((index) => throttle.attempt(`user${index}`, '10.0.0.1'), 300)).toBe(100);
  expect(throttle.attempt('user1', '10.0.0.2')).toBe(true);
});

it('forgives with time', () => {
  const clock = createClock();
  const throttle = createSignInThrottle(clock.now);
  countAllowed(() => throttle.attempt('ana', '10.0.0.1'), 10);
  clock.advance(1.4 * minute);
  expect(throttle.attempt('ana', '10.0.0.1')).toBe(false);
  clock.advance(0.2 * minute);
  expect(throttle.attempt('ana', '10.0.0.1')).toBe(true);
  clock.advance(15 * minute);
  expect(countAllowed(() => throttle.attempt('ana', '10.0.0.1'), 50)).toBe(10);
});

it('does not hold successes against anybody', () => {
  const throttle = createSignInThrottle(createClock().now);
  const signIn = () => {
    const isAllowed = throttle.attempt('ana', '10.0.0.1');
    throttle.succeeded('ana', '10.0.0.1');
    return isAllowed;
  };
  expect(countAllowed(signIn, 500)).toBe(500);
});

it('remembers a bounded number of keys, and drops the one used longest ago', () => {
  const limiter = new Limiter({ max: 1, windowMs: minute, now: createClock().now, maxKeys: 3 });
  for (const key of ['a', 'b', 'c']) limiter.take(key);
  expect(limiter.take('a')).toBe(false);
  limiter.take('d');
  expect(limiter.take('b')).toBe(false);
  expect(limiter.take('a')).toBe(true);
});
